/** `1 provider`, `1,200 providers`, `About 14,000 providers`. */
export const counted = (count: number, one: string, several: string, isEstimate = false) =>
  `${isEstimate ? 'About ' : ''}${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`;
