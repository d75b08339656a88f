/** What the countdown counts to: local midnight (INFO-30). The month is counted from 0. */
export const comingSoonAt = { year: 2025, month: 8, day: 13 } as const;

export const comingSoonTexts = {
  title: "Something new is on the loom",
  before:
    "Twelve sarees from the banks of the Noyyal, each woven once. The first is cut from the loom on ",
  date: "13 September 2025",
  dateTime: "2025-09-13",
  after: ".",
  timer: "Time until 13 September 2025",
  subscribeTitle: "A letter when it is here",
  email: "Email",
  subscribe: "Subscribe",
  note: "This list is not open yet. Our letters begin on the front page.",
} as const;
