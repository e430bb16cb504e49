/** Whether an address leads to a server that speaks PostgreSQL's protocol; else it is the path of a file. */
export function isPostgresAddress(address: string): boolean {
  return /^postgres(ql)?:/.test(address);
}
