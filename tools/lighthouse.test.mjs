import { describe, expect, it } from "vitest";
import { medianReport, violatedLimits, readReport } from "./lighthouse.mjs";

const scores = (performance, accessibility = 100) => ({
  scores: { performance, accessibility, "best-practices": 100, seo: 100 },
});

const category = (score, auditRefs = []) => ({ score, auditRefs });

describe("Lighthouse's report", () => {
  it("is read as percent, with the audits that cost something", () => {
    const report = {
      categories: {
        performance: category(0.964, [
          { id: "largest-contentful-paint", weight: 25 },
          { id: "hint", weight: 0 },
        ]),
        accessibility: category(1, [{ id: "contrast", weight: 7 }]),
        "best-practices": category(1),
        seo: category(null),
      },
      audits: {
        "largest-contentful-paint": {
          title: "Largest Contentful Paint",
          displayValue: "2.9 s",
          numericValue: 2890.4,
          score: 0.8,
        },
        hint: { title: "Reduce unused JavaScript", score: 0 },
        contrast: { title: "Contrast", score: null },
      },
    };
    expect(readReport(report)).toEqual({
      scores: { performance: 96, accessibility: 100, "best-practices": 100, seo: 0 },
      times: ["FCP 0", "LCP 2890", "TBT 0"],
      failed: ["performance: Largest Contentful Paint: 2.9 s"],
    });
  });

  it("breaks a limit one point below it", () => {
    expect(violatedLimits(scores(95))).toEqual([]);
    expect(violatedLimits(scores(94, 99))).toEqual(["performance", "accessibility"]);
  });

  it("is the one with the median performance, of an even number the slower one", () => {
    const reports = [scores(99), scores(50), scores(96)];
    expect(medianReport(reports)).toEqual(scores(96));
    expect(medianReport([...reports, scores(97)])).toEqual(scores(96));
    expect(medianReport([scores(50)])).toEqual(scores(50));
  });
});
