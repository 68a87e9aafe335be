import {
  impersonalSchemas,
  impersonalTables,
  ownDataTables,
} from '#server/ownData/ownDataTables.ts';
import { isLeftOut } from '#server/ownData/rules.ts';

/** The text of docs/retention.md, from the table that the export and the deletion read. */
export function retentionPage(): string {
  const own = ownDataTables.map(({ table, holds, kept, shown, others = {} }) => {
    const place = isLeftOut(shown) ? `no: ${shown.leftOut}` : `\`${shown.as}\``;
    const about = Object.entries(others).map(([column, why]) => ` Also \`${column}\`: ${why}`);
    return `| \`${table}\` | ${holds} | ${kept}${about.join('')} | ${place} |`;
  });
  const rest = Object.entries({ ...impersonalTables, ...impersonalSchemas });
  return `# What is stored about people, and for how long

Made from \`server/ownData/ownDataTables.ts\` by \`npm run retention\`. The export of a person's data and the deletion of an account read the same
table, and a test compares it with the schema of the database.

A person takes everything away, and closes the account, in the account settings. A closed account can be opened again for 14 days; what
was shared ends when it is closed, and does not come back. Then every row below is deleted within six hours, with the files in it. Rows that are kept as
proof stay until their time is over, without names and texts. Backups of the operator keep what is deleted until they are replaced.
What was mailed stays with those who got it: an application that we sent cannot be taken back.

| table | holds | kept, besides until the account is deleted | in the export |
|---|---|---|---|
${own.join('\n')}

## Nothing about a person

| table or schema | holds |
|---|---|
${rest.map(([name, why]) => `| \`${name}\` | ${why} |`).join('\n')}

The log of the server names no person: it has neither addresses nor texts, and the path of a request only as its pattern.
`;
}
