interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

export declare const endWithCount: (count: Count) => void;
export declare const stopWith: (message: string) => never;
