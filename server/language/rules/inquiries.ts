import { isRescuer } from '../jobs.ts';
import type { Rule } from '../types.ts';

const before =
  'Before an offer, US law does not let an employer ask about health or disability. Some people stop applying. Others answer and are rejected.';

const details =
  '(all |any |every |each |your |their |of |full |complete |current |known |his or her |copies of |detailed |past |prior |present |existing |prescription |chronic ){0,4}';
const records =
  "(medical (conditions?|history|histories|records?|information|problems?|limitations)|health (conditions?|history|problems?|records?)|psychiatric (history|treatment)|mental (health|illness) (history|conditions?)|sick leave( (history|record))?|sick days? (history|record|taken)|workers'? comp(ensation)? (history|claims?|injuries))";

/** Questions about health and disability that an employer may not ask before an offer. */
export const inquiryRules: readonly Rule[] = [
  {
    id: 'inquiry.health',
    severity: 'replace',
    asksHealth: /./,
    rationale: before,
    alternatives: [
      'can you do the tasks of this job, with or without accommodation?',
      '(leave it out; ask about accommodations after the offer)',
    ],
    phrases: [
      `disclose|list|reveal|declare|state ${details}(disabilit(y|ies)|diagnos(is|es)|${records}|illness(es)?|medications?|medicines?|prescriptions?|impairments?|physical limitations?)( (and|or) (medications?|prescriptions?|medical conditions?|disabilit(y|ies)|treatments?))?`,
      `submit|provide|describe|share|supply|furnish|attach|include|report|give|indicate ${details}${records}`,
      'tell us (about )?(your|any|past|previous) (disabilit(y|ies)|diagnos(is|es)|medical ~|health ~|mental (illness(es)?|health ~)|medications?|illness(es)?)',
      'on disability (benefits|leave|insurance) will not',
      'currently on disability( (benefits|leave))?',
      "do|does|are|have you (currently )?(have|had|ever had|ever been|been|suffer|suffered|take|taking|disabled|ever filed|ever received|a|any|on) (~ ){0,4}(disabilit(y|ies)|illness|medical conditions?|medications?|disabled|treated|hospitalized|workers' compensation|health (problems?|conditions?)|mental illness|injur(y|ies)|seizures?|depression|psychiatric)",
      'are you disabled',
      'state|disclose|indicate|say|tell (us )?(whether|if) (you|they) (~ ){0,6}(disabilit(y|ies)|medical conditions?|health (conditions?|problems?)|medications?|treated for ~|mental illness|illness)',
      "no (past|prior|previous) (workers'? comp(ensation)?( (claims|injuries))?|injuries|illness(es)?)",
      'how many (sick days|days (were|have) you (~ )?(sick|absent))( (~ ){1,4})?',
      'clean|clear|good|spotless (medical|health|mental health) (history|record|bill|background)( of health)?',
      'clean bill of health',
      "no history of (~ ){0,4}(illness(es)?|disabilit(y|ies)|diseases?|depression|anxiety|conditions?|injur(y|ies)|back problems|problems|workers'? comp(ensation)?( claims)?|addiction|hospitali[sz]ations?|absences)",
      'no (disabilities|disabled|wheelchairs?|wheelchair users|mental illness|chronic illness(es)?|illnesses|medications?|prior injuries|psychiatric (history|diagnos(is|es)|treatment)|mental health (history|problems?|conditions?|issues?))',
      'no (prior|past|previous|known|serious|chronic) (mental |physical |psychiatric |chronic )?(illness(es)?|disabilit(y|ies)|disorders?|diagnos(is|es)|hospitali[sz]ations?)',
      'asked about (your |their |any )?(~ (or|and) )?(health|medical (conditions?|history)|disabilit(y|ies)|diagnos(is|es)|medications?|illness(es)?)( (or|and) ~)?',
      'must not have (a |any )?(~ ){0,2}(disabilit(y|ies)|illness(es)?|medical conditions?|diagnos(is|es)|disorders?)',
      'medical (history|background) (check|review|questionnaire|form|screening)',
      'health|medical (screening )?questionnaire',
      "workers'? comp(ensation)? (history|background|claims? history)( (check|search|review))?",
      'medical (records|history|histories) (with|required|must|check|at the time)( ~)?',
      'history of (sick leave|absences|absence|injuries|sick days|workers)( ~)?',
    ],
    unless: {
      before:
        /\b(?:patients?'?s?|clients?'?|residents?|members?|not|don't|never|customers?|veterans?|students?|review|collect|obtain|record|invited to|voluntar\w+|may|choose to|option to|want to|wish to|need not|who|that|doctors?|physicians?|to (?:doctors?|physicians?|patients?)|no one (?:will|has to)) (?:to |to also )?$/,
      after:
        /^ (?:of (?:patients?|the patient|clients?|residents?|each patient)|services?|insurance|benefits|leave policy|to (?:patients?|clients?|health care providers|physicians|doctors)|for (?:patients?|clients?)|management|discrimination|coverage|products?|and (?:treatment plans|vital signs|procedures)|counsel|laws?\b|acts?\b|commission|regulations?)/,
      sentence:
        /\b(?:patients?|residents|clients|medication (?:administration|pass)|voluntar(?:y|ily)|self-?identif|equal opportunity|discriminat|without regard|regardless|accommodat\w+ (?:request|form|for)|hipaa|request(?:ing)? (?:an? )?(?:reasonable )?accommodation|underwrit|claims? adjust|attorneys?|chart|charting|nursing)\b/,
    },
  },
  {
    id: 'inquiry.health',
    severity: 'replace',
    asksHealth: /./,
    rationale: before,
    alternatives: [
      'can you do the tasks of this job, with or without accommodation?',
      '(leave it out; ask about accommodations after the offer)',
    ],
    phrases: [
      'history of (~,? ){0,4}(illness(es)?|disabilit(y|ies)|diseases?|depression|anxiety|conditions?|injur(y|ies)|back (pain|problems|trouble)|seizures?|epilepsy|addiction|disorders?|hospitali[sz]ations?|health (problems?|issues?))',
      'mental illness(es)?',
      'epilepsy|seizures',
    ],
    needs: {
      sentence:
        /\b(?:(?:will|shall|can|may) not be (?:considered|hired|employed|accepted)|won't be (?:considered|hired)|disqualif\w+|(?:need not|not|need) apply|must not have|(?:cannot|can't|may not) have|should not have|ineligible|not eligible|rules? (?:you|one) out|exclud(?:e|es|ed) (?:you|from))\b/,
    },
    unless: {
      sentence:
        /\b(?:patients?|residents|clients|discriminat\w*|regardless|without regard|equal opportunity|solely)\b/,
    },
  },
  {
    id: 'inquiry.exam',
    severity: 'ask',
    rationale:
      'A medical or fitness exam may come only after an offer, and only if everyone in the job takes it. Say so, or people with a health condition will not apply.',
    alternatives: [
      'after an offer, everyone in this job has the same medical check',
      '(leave it out if the work does not need it)',
    ],
    phrases: [
      'pre|post employment|placement|hire (~ ){0,3}(physicals?|medical (exam(ination)?s?|screening|evaluation|check|test)|exam(ination)?s?|health (screening|exam(ination)?|assessment)|fit(ness)? test|back test|strength test|functional ~|agility test|lift test)( (exam(ination)?|screening|test|assessment|ability test))?',
      'preemployment|preplacement (~ ){0,2}(physicals?|medical exam(ination)?|exam(ination)?)( (exam(ination)?))?',
      'pass|passing|complete|completing|undergo|undergoing|take|clear|submit (to )?(and (successfully )?(pass|complete) )?(a |an |the |our |all |required |company |dot |annual |thorough |employer |pre-?employment |basic ){0,3}(physicals?|medical|fitness|agility|functional capacity|physical (fitness|ability|abilities|agility|capacity|capability|demands|strength|assessment)|health|strength|lift|lifting|stress)( (exams?|examinations?|tests?|testing|screenings?|evaluations?|assessments?|clearance|check))?',
      'dot|annual|medical|physical|baseline (medical |physical )?(exams?|examinations?|physical|fitness test|capacity test|clearance)( (is |are |will be )?(required|certification|card))?',
      'physical (ability|agility|fitness|capacity|capabilities|strength) (test|assessment|exam|evaluation)s?',
      'fitness for duty( (exam(ination)?|evaluation|test))?',
      'medical clearance',
      'dot (physical|medical)( (card|exam(ination)?|certificate))?',
      "medical examiner'?s? (card|certificate)",
      'physical (is )?(required|examination required|exam required)',
      'psychological (exam(ination)?|evaluation|test|testing|screening|assessment)s?',
    ],
    needs: {
      sentence:
        /\b(?:pass|passing|must|required?|requires?|requirement|contingent|subject to|undergo|submit|submit to|complet\w+|willing\w*|successful\w*|pre-?(?:employment|placement|hire)|preemployment|able to|applicants?|candidates?|clearance|will be|employment|condition of)\b/,
    },
    unless: {
      before:
        /\b(?:perform|performs|performing|conduct|conducts|conducting|provide|provides|providing|patients?|administer\w*|including|schedul\w*|assist(?:s|ing)? (?:with|in)|for|of|adult|child|comprehensive|routine|sports|hospital|do|ordering) (?:a |annual |complete |the |all )?$/,
      after:
        /^ (?:room|rooms|findings|reports?|therap|benefits?|education|license|science|insurance|equipment|certificat(?:e|ion)s? (?:in|of)|inventory|office|coding|plans?|care|records|security|facility|assistant|school)/,
      sentence:
        /\b(?:post-? ?offer|after (?:an?|the|a conditional|receiving an?|accepting an?) (?:job )?offer|conditional (?:job )?offer|offer of employment|once (?:an?|the) offer|following an? offer|patients?|our doctors|over \d+[,\d]* physical exam)/,
    },
    demand: true,
    essentialFor: isRescuer,
  },
  {
    id: 'inquiry.attendance',
    severity: 'ask',
    rationale:
      'A perfect record counts sick days against people. Those with a disability or a sick family member may have used leave that the law gives them.',
    alternatives: [
      'reliable',
      'keeps to the agreed schedule',
      'lets the team know when plans change',
    ],
    phrases: [
      'perfect|excellent|flawless|impeccable|exceptional|outstanding|stellar|exemplary|spotless (work )?(attendance|punctuality and attendance|attendance and punctuality)( (records?|history|and punctuality( records?)?))?',
      'never (~ ){0,2}(takes?|take|calls?|call|miss|misses|uses?) (a |in )?(sick( days?| leave)?|day|work)',
      'no sick (days?|leave)',
      'no absences|absenteeism',
      'no|without (any )?(unexplained )?(gaps?|breaks?) in (your |their )?(employment|work|resume|career|job)( (history|record))?',
      'no (employment|resume|career|work|job) gaps?',
      'continuous (work|employment) history',
      'uninterrupted (work|employment)( history)?',
    ],
    unless: {
      before: /\b(?:bonus(?:es)?|awards?|rewards?|prize|incentives?|recognition) (?:for |of )?$/,
      after: /^ (?:bonus|awards?|rewards?|incentive|pay|program)/,
    },
  },
];

/** Only one way to apply, be tested or attend, without an alternative. */
export const processRules: readonly Rule[] = [
  {
    id: 'process.no-accommodation',
    severity: 'replace',
    rationale:
      'US law asks employers of fifteen people or more to make reasonable accommodations. This line tells disabled people to stay away.',
    alternatives: [
      'tell us if you need an accommodation to apply or to work',
      'we make reasonable accommodations',
    ],
    phrases: [
      'no (reasonable |special |other )?(accommodations?|adjustments?)( (can be|will be|are|is|could be) (made|provided|available|offered|possible|given)( for ~ ~)?)?',
      "cannot|can't|unable|not|won't (be )?(able )?(to )?(make|offer|provide|accommodate) (any |reasonable )?(special )?(accommodations?|disabilit(y|ies)|wheelchairs?|people with disabilit(y|ies)|disabled people)",
      "accommodations? (cannot|can't|will not|can not|are not|is not|won't) (be )?(made|provided|available|possible|offered|given)",
      'not (suitable|appropriate|accessible|suited|open|possible) (for|to) (~ ){0,3}(wheelchair users?|wheelchairs?( bound)?|disabled( people)?|people with (~ )?disabilit(y|ies)|handicapped|disabilit(y|ies)|impaired ~)',
      'no (relay|tty|tdd|interpreter|interpreters|video relay|service animals?|guide dogs?|wheelchair access|elevator)( (calls?|allowed|available|service))?',
      'unsuitable for (~ ){0,3}(wheelchairs?|disabled|disabilit(y|ies))( users?)?',
    ],
    unless: {
      sentence: /\b(?:housing|hotel|lodging|overnight|travel|relocation) accommodations?\b/,
    },
  },
  {
    id: 'process.full-duty',
    severity: 'replace',
    rationale:
      'A rule that only full strength will do passes over what each person can do. US law asks the employer to look at it person by person.',
    alternatives: [
      'we look with each person at what they can do, and at changes to the work',
      'light duty is possible; ask us',
    ],
    phrases: [
      '100|hundred ?(%|percent)? ?(healed|recovered|recuperated|healthy|fit)',
      'fully|completely (healed|recovered|recuperated)',
      'no (light|modified|restricted|limited|alternate) (duty|duties)( (work|jobs?|assignments?|positions?))?',
      "light|modified|restricted|limited (duty|duties) ((work|jobs?|assignments?|positions?|hours|schedules?) )?((is|are|will|will be) )?(not|never|n't|unavailable|will not|cannot)( (be )?(available|possible|offered|allowed|provided|accepted|given))?",
      "not|don't|doesn't|cannot|can't|never (be able to )?(offer|have|provide|allow|accommodate|accept|give) (any |a )?(light|modified|restricted|limited) (duty|duties)( (work|jobs?|assignments?|positions?))?",
      "without (any )?((medical|work|physical|doctor's) )?(restrictions|limitations)",
    ],
    needs: {
      sentence:
        /\b(?:must|only|before|until|requir\w*|need\w*|light|modified|restricted|limited|alternate|full duty|return\w*|releas\w*)\b/,
    },
    unless: {
      before: /\b(?:access|use|travel|browse|trade|operate|heavy|medium) $/,
      after: /^ (?:trucks?|vehicles?|shelv|equipment|on (?:use|travel|trade))/,
      sentence:
        /\b(?:patients?|wounds?|animals?|trucks?|vehicles?|licen[sc]es?|visas?|credit|data)\b/,
    },
  },
  {
    id: 'process.one-channel',
    severity: 'ask',
    rationale:
      'One single way to apply or to interview shuts out people who cannot use that way: deaf people on the phone, blind people on paper, others on site.',
    alternatives: [
      'apply by phone, e-mail or in person, as suits you',
      'interviews by video, phone or in person: tell us what works',
    ],
    phrases: [
      'call (this number|us|~) only',
      'by|via|over (the )?(phone|telephone|video|zoom|fax|mail) only',
      'only (by|via|over) (the )?(phone|telephone|video|zoom|fax)',
      'phone|telephone|video (calls |interviews? |applicants? |applications? )?only',
      'walk ins? only',
      'in person (applications? |applicants? |interviews? )?(only|(interviews? )?(is |are )?(required|mandatory|must))',
      'only (accept(s|ing|ed)? )?(in person|phone|telephone|walk in) (applications?|applicants?|interviews?|calls?)',
      'must (apply|interview|appear|come in|be submitted) (in person|by phone)',
      'applications?|apply (must be |are )?(accepted |taken )?(in person|by phone) only',
      'applications? (are )?only (accepted|taken) (in person|by phone)',
      'face to face interview (is |are )?(required|mandatory|must|only)',
      'f2f interview (is |are )?(required|mandatory|must|only)',
      'mandatory|required|compulsory (in person|face to face|video|on ?camera|phone) interviews?',
      'video interview (is )?(required|mandatory|must)',
      'one way video interviews?',
      'camera|cameras must be on',
    ],
    unless: {
      before: /\b(?:on call|consult\w*|support|patients?|visits?) $/,
      after: /^ for patient/,
    },
  },
  {
    id: 'process.timed-test',
    severity: 'ask',
    rationale:
      'A timed test often measures how fast a hand, eye or screen reader is, not the skill. People who need more time do not get to show what they know.',
    alternatives: [
      'a short work sample; tell us if you need more time or another format',
      'a skills test, without a clock',
    ],
    phrases: [
      'timed (~ ){0,4}(tests?|assessments?|exams?|exercises?|interview|quiz|challenge)',
      'typing|aptitude|cognitive|personality|psychometric|keyboarding|intelligence|iq|dexterity|memory (ability |skills )?(tests?|assessments?|exams?|testing)',
      'pass (a |an |the )?(~ )?(typing|aptitude|cognitive|personality|psychometric|timed|math|reading|wonderlic) (tests?|assessments?|exams?)',
    ],
    unless: {
      before:
        /\b(?:administer\w*|conduct|conducts|interpret\w*|score|scoring|perform|develop|design|software|a\/b|unit|giv(?:e|es|ing)|provide) (?:\w+ ){0,3}$/,
      sentence: /\b(?:patients?|students?|clients|children|untimed)\b/,
    },
    demand: true,
  },
  {
    id: 'process.no-exceptions',
    severity: 'ask',
    rationale:
      '"No exceptions" tells people who need a change that asking is useless. The law asks you to listen first.',
    alternatives: ['tell us if you need a change to take part', '(leave it out)'],
    phrases: ['no exceptions?( (will be|are|can be) made)?', 'without exceptions?'],
    unless: {
      after: /^ (?:to|handling|report|noted|taken)/,
      sentence: /\b(?:audit|accounting|invoice|code|error|ethic|safety|integrity)\b/,
    },
  },
];
