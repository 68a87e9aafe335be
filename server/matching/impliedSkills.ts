/** Tools, and the skills that who uses one has: the names a posting may use instead. */
const implied: readonly (readonly [tools: RegExp, skills: readonly string[]])[] = [
  [
    /\b(?:service ?now|zendesk|freshdesk|freshservice|jira|bmc remedy|cherwell|spiceworks)\b/i,
    ['ticketing systems', 'ticketing software', 'help desk software'],
  ],
  [/\b(?:quickbooks|xero|sage ?50|peachtree|netsuite)\b/i, ['accounting software']],
  [/\b(?:excel(?! (?:at|in|as|under)\b)|google sheets)\b/i, ['spreadsheets']],
  [/\b(?:microsoft word|ms word|google docs)\b/i, ['word processing']],
  [
    /\b(?:microsoft office|ms office|office 365|microsoft 365)\b/i,
    ['spreadsheets', 'word processing', 'Excel', 'Outlook'],
  ],
  [/\b(?:epic|cerner|meditech|athenahealth)\b/i, ['electronic health records', 'medical records']],
  [/\b(?:salesforce|hubspot|zoho)\b/i, ['CRM', 'CRM software', 'customer relationship management']],
  [/\b(?:tableau|power ?bi|looker)\b/i, ['data visualization', 'dashboards']],
  [
    /\b(?:react(?! (?:to|\w+ly|well|fast)\b)|angular|vue|node\.?js|typescript)\b/i,
    ['JavaScript', 'web development'],
  ],
  [/\b(?:postgres(?:ql)?|mysql|sql server|oracle database|sqlite)\b/i, ['SQL', 'databases']],
  [/\b(?:autocad|solidworks|revit|inventor)\b/i, ['CAD', 'technical drawing']],
  [/\b(?:photoshop|illustrator|indesign)\b/i, ['graphic design software']],
  [/\b(?:aws|azure|google cloud)\b/i, ['cloud computing', 'cloud services']],
  [/\b(?:github|gitlab|bitbucket)\b/i, ['Git', 'version control']],
];

/** The skills that the tools named in a person's own words imply. */
export const impliedSkills = (text: string): readonly string[] =>
  implied.flatMap(([tools, skills]) => (tools.test(text) ? skills : []));
