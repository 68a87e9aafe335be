import type { Db } from '#server/database/connect.ts';
import { daysFrom, endOfDay, workTime } from '#server/database/seed/daysFrom.ts';
import {
  insertNotification,
  listNotificationsOf,
  markRead,
  type NotificationKind,
} from '#server/notifications/queries.ts';

/** Something that happened so many days ago. */
export interface DemoNotice {
  readonly daysAgo: number;
  readonly to: string;
  readonly about: string;
  readonly kind: NotificationKind;
  /** The day it names, counted from now. */
  readonly until?: number;
  readonly isRead?: true;
}

/** Inserts notices in the order in which they happened; who is unknown gets none. */
export async function insertNotices(
  trx: Db,
  notices: readonly DemoNotice[],
  ids: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const kinds = notices.map(({ kind }) => kind);
  for (const { daysAgo, to, about, kind, until, isRead } of notices.toSorted(
    (a, b) => b.daysAgo - a.daysAgo,
  )) {
    const [userGuid, aboutGuid] = [ids.get(to), ids.get(about)];
    if (userGuid === undefined || aboutGuid === undefined) continue;
    const at = workTime(now, daysAgo);
    const values: Readonly<Record<string, string>> =
      until === undefined ? {} : { until: endOfDay(now, until).toISOString() };
    await insertNotification(trx, { userGuid, kind, about: aboutGuid, values, at });
    const [newest] = isRead ? await listNotificationsOf(trx, userGuid) : [];
    if (newest)
      await markRead(trx, userGuid, { upTo: String(newest.id), kinds, at: daysFrom(at, 0.1) });
  }
}
