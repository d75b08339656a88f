export interface Plan {
  orders: number;
  days: number;
  kills: number;
  cancellations: number;
  /** Cancellations of one order by two operators and the merchant client at once. */
  concurrentCancellations: number;
  returns: number;
  shoppers: number;
  /** Orders to read with `order:show`. */
  samples: number;
}

export const fullPlan: Plan = {
  orders: 500,
  days: 7,
  kills: 20,
  cancellations: 40,
  concurrentCancellations: 12,
  returns: 25,
  shoppers: 90,
  samples: 10,
};

export const shortPlan: Plan = {
  orders: 60,
  days: 2,
  kills: 4,
  cancellations: 6,
  concurrentCancellations: 2,
  returns: 3,
  shoppers: 14,
  samples: 2,
};
