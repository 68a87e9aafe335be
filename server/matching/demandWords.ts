/** Licences and certificates that postings require: the name to show, and its spellings. */
export const licences: readonly (readonly [name: string, written: RegExp])[] = [
  ["driver's license", /driver'?s? licen[sc]e|driving licen[sc]e|licensed driver/i],
  ['CDL', /\bCDL\b|commercial driver'?s? licen[sc]e/i],
  ['RN license', /\bRN licen|registered nurse licen|licensed registered nurse|\bRN licensure/i],
  ['LPN license', /\bL[PV]N licen|licensed (?:practical|vocational) nurse/i],
  ['CNA certification', /\bCNA\b|certified nurs(?:ing|e) (?:assistant|aide)/i],
  ['CPR certification', /\bCPR\b/i],
  ['BLS certification', /\bBLS\b|basic life support/i],
  ['ACLS certification', /\bACLS\b|advanced cardiac life support/i],
  ['pharmacist license', /pharmacist licen|licensed pharmacist/i],
  ['pharmacy technician certification', /\bPTCB\b|certified pharmacy technician/i],
  ['CPA', /\bCPA\b|certified public accountant/i],
  ['bar admission', /state bar\b|bar admission|admitted to practice law/i],
  ['teaching license', /teach(?:ing|er) (?:licen|certif|credential)/i],
  ['security clearance', /(?:secret|security) clearance|\bTS\/SCI\b/i],
  ['real estate license', /real estate licen/i],
  ['insurance license', /insurance licen|property (?:and|&) casualty licen|\bP&C licen/i],
  ['Series 7', /\bseries 7\b/i],
  ['PMP', /\bPMP\b/],
  ['forklift certification', /forklift (?:certif|licen)|certified forklift/i],
  ['ServSafe', /\bserv ?safe\b|food handler/i],
  ['EPA 608', /\bEPA (?:section )?608\b|EPA certif|universal EPA/i],
  ['ASE certification', /\bASE certif|ASE[- ]certified/i],
  ['journeyman license', /journeyman'?s? (?:licen|card)|licensed journeyman/i],
  ['cosmetology license', /cosmetology licen|licensed cosmetolog/i],
  ['OSHA card', /\bOSHA[- ]?(?:10|30)\b/i],
  ['TWIC card', /\bTWIC\b/i],
  ['hazmat endorsement', /haz-?mat endors/i],
  ['social work license', /\bLC?MSW\b|\bLCSW\b|licensed (?:clinical |master )?social worker/i],
  ['guard card', /guard card|security guard licen|guard licen/i],
  [
    'PE license',
    /\bPE licen|professional engineer(?:'?s|ing)? licen|licensed professional engineer/i,
  ],
  ['CISSP', /\bCISSP\b/],
  ['CCNA', /\bCCNA\b/],
  ['CompTIA Security+', /\bsecurity ?\+/i],
];

/** Languages other than English that postings require. */
export const languages: readonly (readonly [name: string, written: RegExp])[] = [
  ['American Sign Language', /\bASL\b|american sign language|sign language/i],
  ...[
    'Spanish',
    'French',
    'Mandarin',
    'Cantonese',
    'Chinese',
    'Vietnamese',
    'Korean',
    'Japanese',
    'Arabic',
    'Russian',
    'Ukrainian',
    'Portuguese',
    'German',
    'Italian',
    'Polish',
    'Tagalog',
    'Haitian Creole',
    'Hindi',
    'Somali',
    'Hmong',
    'Farsi',
    'Hebrew',
  ].map((name) => [name, new RegExp(`\\b${name}\\b`, 'i')] as const),
];

/** Words that make a sentence a wish, not a demand. */
export const wishWords =
  /\b(?:prefer|preferred|preferably|desired|desirable|a plus|plus:|pluses|bonus|nice to have|ideally|optional|not required|helpful|advantage)/i;

/** Words that make a sentence a demand for a licence. */
export const demandWords =
  /\b(?:requir|must|valid|current|active|possess|hold|need|obtain|maintain|certified|licensed|certification|licensure|minimum|clean)/i;

/** Words that make a language a demand rather than a mention. */
export const languageWords =
  /\b(?:bilingual|fluent|fluency|speak|speaking|speaker|read and write|written and spoken|proficien|conversational|required|must|interpret)/i;
