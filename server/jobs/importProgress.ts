/** A line that counts, for a person who watches; a file or a pipe gets none. */
export function countingLine() {
  let [read, refused] = [0, 0];
  const show = () =>
    process.stderr.write(`\r${read.toLocaleString('en-US')} read, ${refused} refused`);
  const isSeen = process.stderr.isTTY;
  return {
    step(isRefused: boolean) {
      read += 1;
      if (isRefused) refused += 1;
      if (isSeen && read % 500 === 0) show();
    },
    end() {
      if (!isSeen) return;
      show();
      process.stderr.write('\n');
    },
  };
}

const barWidth = 24;

/**
 * A bar for a person who watches a feed come in.
 * @param total bytes of the feed; null when nobody knows
 */
export function progressBar(total: number | null) {
  const isSeen = process.stderr.isTTY;
  return {
    show(bytes: number, postings: number) {
      if (!isSeen) return;
      const share = total === null || total === 0 ? null : Math.min(1, bytes / total);
      process.stderr.write(`\r${barText(share)}${postings.toLocaleString('en-US')} postings`);
    },
    end() {
      if (isSeen) process.stderr.write('\n');
    },
  };
}

/** The bar as text: "[####--------] 33 %  "; empty when the share is not known. */
export function barText(share: number | null): string {
  if (share === null) return '';
  const full = Math.round(share * barWidth);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${'#'.repeat(full)}${'-'.repeat(barWidth - full)}] ${percent} %  `;
}
