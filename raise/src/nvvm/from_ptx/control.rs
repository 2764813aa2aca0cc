//! Branches, returns and traps.

use super::body::Body;
use super::instruction::{Done, Form};
use super::quoted;
use crate::error::Error;
use crate::nvvm::threads::EXIT;
use ptx::tree::{Directive, Operand, ScalarType, Statement};

impl Body<'_> {
    /// Emits `bra`, `brx`, `ret`, `exit` or `trap`.
    pub fn control(&mut self, form: &Form<'_>) -> Done {
        form.take("uni");
        match form.instruction.opcode.as_str() {
            "bra" => {
                form.done()?;
                let Operand::Symbol(label) = &form.operand(0)?.node else {
                    return Err(form.unsupported());
                };
                let label = quoted(&format!("L.{label}"));
                let Some(guard) = &form.instruction.guard else {
                    self.terminate(format_args!("br label %{label}"));
                    return Ok(());
                };
                let condition = self.guard(guard);
                let next = format!("next.{}", self.fresh());
                self.terminate(format_args!(
                    "br i1 {condition}, label %{label}, label %{}",
                    quoted(&next)
                ));
                self.label(&next);
                Ok(())
            }
            "brx" => self.branch_by_index(form),
            "trap" => {
                form.done()?;
                if self.cpu.is_some() {
                    self.trap_on_cpu(None);
                    return Ok(());
                }
                self.effect("call void @llvm.trap()");
                self.terminate("unreachable");
                Ok(())
            }
            "exit" if !self.function.entry => {
                form.done()?;
                if self.cpu.is_some() {
                    self.exit_on_cpu();
                    return Ok(());
                }
                let declaration = format!(
                    "declare void @{EXIT}() convergent nounwind memory(inaccessiblemem: readwrite)"
                );
                self.declared.insert(EXIT.to_string(), declaration);
                self.effect(format_args!("call void @{EXIT}()"));
                self.terminate("unreachable");
                Ok(())
            }
            _ => {
                form.done()?;
                self.return_();
                Ok(())
            }
        }
    }

    /// Emits `brx.idx %r, targets`: an index beyond the list is undefined.
    fn branch_by_index(&mut self, form: &Form<'_>) -> Done {
        form.take("idx");
        form.done()?;
        let list = form.operand(1)?;
        let Operand::Symbol(name) = &list.node else {
            return Err(form.unsupported());
        };
        let targets = self
            .function
            .body
            .iter()
            .find_map(|statement| match statement {
                Statement::Directive(Directive::BranchTargets {
                    name: known,
                    targets,
                    ..
                }) if known == name => Some(targets.clone()),
                _ => None,
            });
        let Some(targets) = targets.filter(|targets| !targets.is_empty()) else {
            let message = format!("there is no `.branchtargets` list `{name}`");
            return Err(Error::user("ptx-branch-targets", message)
                .at(list.span, "named here")
                .into());
        };
        let after = match &form.instruction.guard {
            None => None,
            Some(guard) => {
                let condition = self.guard(guard);
                let number = self.fresh();
                self.terminate(format_args!(
                    "br i1 {condition}, label %do.{number}, label %after.{number}"
                ));
                self.label(&format!("do.{number}"));
                Some(format!("after.{number}"))
            }
        };
        let index = self.read(form, 0, ScalarType::U32)?;
        let label = |target: &String| quoted(&format!("L.{target}"));
        let cases: Vec<_> = targets
            .iter()
            .enumerate()
            .skip(1)
            .map(|(number, target)| format!("i32 {number}, label %{}", label(target)))
            .collect();
        self.terminate(format_args!(
            "switch i32 {index}, label %{} [ {} ]",
            label(&targets[0]),
            cases.join(" ")
        ));
        if let Some(after) = after {
            self.label(&after);
        }
        Ok(())
    }
}
