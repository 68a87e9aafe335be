import { secondDraft, type ServerDraft } from '#domain/drafts.ts';
import type { SendAnswer, ToSend } from '#machines/draftKeeper/draftKeeperTypes.ts';

/** The drafts that the server has, as server/drafts/operations.ts keeps them. */

export type Drafts = readonly (ServerDraft & { person: string })[];

type Asked = { person: string; writer: string; send: ToSend; now: number };

/** Another window has saved a draft that this one has not seen. */
function isUnseen(there: Drafts[number] | undefined, { writer, send }: Asked): boolean {
  if (there === undefined || there.Writer === writer) return false;
  return Date.parse(there.SavedAt) !== send.draft.sentAt;
}

function save(drafts: Drafts, asked: Asked): { drafts: Drafts; answer: SendAnswer } {
  const { person, writer, send, now } = asked;
  const { kind, draft } = send;
  const wanted = draft.at ?? kind;
  const at = (name: string) => (one: Drafts[number]) => one.person === person && one.Kind === name;
  const there = drafts.find(at(wanted));
  if (draft.data === null) {
    const left = isUnseen(there, asked) ? drafts : drafts.filter((one) => one !== there);
    return { drafts: left, answer: { savedAt: null } };
  }
  const Kind = isUnseen(there, asked) ? secondDraft(wanted, writer) : wanted;
  const saved = {
    person,
    Kind,
    Version: draft.version,
    Data: { ...draft.data },
    SavedAt: new Date(now).toISOString(),
    Writer: writer,
  };
  return {
    drafts: [...drafts.filter((one) => !at(Kind)(one)), saved],
    answer: { savedAt: now, at: Kind },
  };
}

export const draftServer = {
  save,
  listOf: (drafts: Drafts, person: string): ServerDraft[] =>
    drafts.filter((one) => one.person === person).map(({ person: _person, ...draft }) => draft),
};
