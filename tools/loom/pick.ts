/** The item at an index that is known to be within the list. */
export const pick = <T>(list: ArrayLike<T>, index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return item;
};
