import type {
  FeedError,
  FeedLine,
  FeedPosting,
  RefusalCode,
} from '#server/jobs/import/feedLine.ts';
import type { Batch } from './storeBatch.ts';

/** What a feed says of a posting with these codes is that nobody can have it. */
const over: ReadonlySet<RefusalCode> = new Set(['expired', 'not_listed', 'not_us']);
/** With these it is still there, only not to be read this time. */
const broken: ReadonlySet<RefusalCode> = new Set(['invalid', 'no_title']);

/** Text of about this many characters is stored at once, however few postings it has. */
const mostText = 1_000_000;

/**
 * Collects the lines of a feed, so that the memory it takes does not grow with the feed.
 * @param most entries at once
 */
export function openBatch(most: number): {
  readonly add: (line: Exclude<FeedLine, FeedError>) => void;
  readonly isFull: () => boolean;
  /** Gives what was collected and begins anew. */
  readonly take: () => Batch;
} {
  let postings: FeedPosting[] = [];
  let ended: string[] = [];
  let unread: string[] = [];
  let text = 0;
  return {
    add: (line) => {
      if (!('refused' in line)) {
        postings.push(line);
        text += line.description.length;
        return;
      }
      const { id, refused } = line;
      if (id === null) return;
      if (over.has(refused.code)) ended.push(id);
      if (broken.has(refused.code)) unread.push(id);
    },
    isFull: () => postings.length + ended.length + unread.length >= most || text >= mostText,
    take: () => {
      const batch = { postings, ended, unread };
      [postings, ended, unread, text] = [[], [], [], 0];
      return batch;
    },
  };
}
