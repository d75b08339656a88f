export declare const nightlyTests: readonly string[];
