/** `1 provider`, `1,200 providers`. */
export const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`;
