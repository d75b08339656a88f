import { describe, expect, it } from "vitest";
import { betterReport, violatedLimits, readReport } from "./lighthouse.mjs";

const scores = (performance, accessibility = 100) => ({
  scores: { performance, accessibility, "best-practices": 100, seo: 100 },
});

const category = (score, auditRefs = []) => ({ score, auditRefs });

describe("Lighthouse's report", () => {
  it("is read as percent, with the audits that cost something", () => {
    const report = {
      categories: {
        performance: category(0.964, [
          { id: "lcp", weight: 25 },
          { id: "hint", weight: 0 },
        ]),
        accessibility: category(1, [{ id: "contrast", weight: 7 }]),
        "best-practices": category(1),
        seo: category(null),
      },
      audits: {
        lcp: { title: "Largest Contentful Paint", displayValue: "2.9 s", score: 0.8 },
        hint: { title: "Reduce unused JavaScript", score: 0 },
        contrast: { title: "Contrast", score: null },
      },
    };
    expect(readReport(report)).toEqual({
      scores: { performance: 96, accessibility: 100, "best-practices": 100, seo: 0 },
      failed: ["performance: Largest Contentful Paint: 2.9 s"],
    });
  });

  it("breaks a limit one point below it", () => {
    expect(violatedLimits(scores(95))).toEqual([]);
    expect(violatedLimits(scores(94, 99))).toEqual(["performance", "accessibility"]);
  });

  it("counts as the best that keeps most limits, then as the quickest", () => {
    expect(betterReport(null, scores(50))).toEqual(scores(50));
    expect(betterReport(scores(100, 99), scores(95))).toEqual(scores(95));
    expect(betterReport(scores(96), scores(99))).toEqual(scores(99));
    expect(betterReport(scores(97), scores(96))).toEqual(scores(97));
  });
});
