/** Whether another page would show more jobs. */
export function hasMoreJobs(total: number, shown: number): boolean {
  return shown < total;
}
