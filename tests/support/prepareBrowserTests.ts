/** Before the browser tests. */
export default async function prepareBrowserTests(): Promise<void> {}
