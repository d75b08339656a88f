interface OpenCount {
  judge: (isGood: boolean, line?: string) => void;
  end: (skipped?: number) => void;
}

export declare const openCount: () => OpenCount;
export declare const stopWith: (message: string) => never;
