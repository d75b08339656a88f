/** Splits seconds into days, hours, minutes and seconds. Negative values count as 0. */
export const partsOf = (secondsLeft: number) => {
  const left = Math.max(0, Math.floor(secondsLeft));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
};
