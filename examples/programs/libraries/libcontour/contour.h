// libcontour: contour lines and statistics of terrain on the device.
#pragma once
#include <memory>

struct ContourSummary {
    int crossings; // edges between neighbours that a contour line crosses
    float least, greatest;
};

// Keeps what the computation needs between calls.
class ContourFinder {
  public:
    ContourFinder(float first, float interval);
    ~ContourFinder();
    // `height` is on the device.
    ContourSummary find(const float *height, int width, int rows);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory;
};
