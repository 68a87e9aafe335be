import { textOfBlocks } from '#domain/postingBlocks.ts';
import { notesIn } from '#server/employers/languageNotes.ts';
import { plainPosting } from '#server/language/plain/plainPosting.ts';

/** A posting that is being written. */
interface WrittenText {
  readonly title: string;
  readonly companyName: string;
  /** As candidates would read it, with a blank line between parts. */
  readonly text: string;
}

/** The text in plainer words, by rules, in the form in which a company writes its own. */
export function plainTextOf({ title, companyName, text }: WrittenText): string {
  const { blocks } = plainPosting({
    title,
    company: companyName,
    description: text,
    plainText: null,
    essentialDuties: [],
    flagged: notesIn(title, text).map(({ phrase }) => phrase),
  });
  return textOfBlocks(blocks);
}
