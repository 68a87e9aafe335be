import { isMover, isPilot } from '../jobs.ts';
import type { Rule } from '../types.ts';

const lift =
  'lift|lifts|lifting|lifted|carry|carries|carrying|push|pushes|pushing|puling|pull|pulls|pulling';
const posture =
  'stand|stands|standing|sit|sits|sitting|bend|bends|bending|kneel|kneels|kneeling|stoop|stoops|stooping|squat|squats|squatting|crouch|crouches|crouching|crawl|crawls|crawling|reach|reaches|reaching|twist|twists|twisting|stretch|stretching|grasp|grasps|grasping|grip|gripping|pinch|pinching';
/** Joins a list of the verbs above. Not enough on its own. */
const joiner =
  'walk|walks|walking|climb|climbs|climbing|see|seeing|hear|hearing|talk|talking|speak|speaking|smell|taste|feel|handle|handling|balance|balancing|turn|turning|hold|holding|move|moving|transport|transporting|transferring|positioning|loading|unloading|finger|fingering|run|running|jump|jumping|drive|driving|touch|travel';
const hands =
  '(use|using|use of|using of) (your |their |his or her |the )?(hands?|fingers?|keyboard|arms)( and (fingers|arms))?( to (finger|palpate|handle|feel|type|grasp|manipulate)(,? (handle|or|and|feel|finger)){0,4})?';
const verb = `(${lift}|${posture}|${joiner}|${hands})`;

const often =
  '((frequently|occasionally|regularly|constantly|repeatedly|continuously|repetitively|heavy|some|frequent|occasional|prolonged|repetitive|safely|physically|then|travel/|extended) ){0,2}';
/** The object of a verb, as far as a list continues after it. */
const object =
  '( (up|down|forward|overhead|over|at the waist|stairs|ladders|steps|objects?|supplies|materials|equipment|boxes|a vehicle|of objects|with (the )?(hands and arms|arms and hands|hands|arms)|trays|items|transporting supplies|both hands|above (the )?(shoulders?|shoulder height|head)|below (the )?(waist|knee)|low|high|on (a )?(ladders?|ladder|feet)|in (tight|confined) spaces)){0,2}';
const separator =
  '( ?, ?(and/or |and |or |& |to )?| ?/ ?| (and / or|and/or|and|or|&|to) | ?& ?|, )';
const more = `(${separator}${often}${verb}${object}){1,14}`;

/** A number in figures or in words. */
const ones = '(one|two|three|four|five|six|seven|eight|nine)';
const inWords = `(ten|twelve|fifteen|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)( ${ones})?|(a|one|two|three) hundred)`;
const unit = '(lbs?|pounds?|kgs?|kilograms?|kilos?|#)';
const weight = `(up to |at least |a minimum of |minimum of |a maximum of |maximum of |max of |over |between |in excess of |more than |approximately |about |around |as much as |of |a )?([0-9]{1,3}|${inWords})( ?(-|to|and|–) ?([0-9]{1,3}|${inWords}))?( ?\\+)?( |-)?${unit}`;
const load = `(~,? ){0,9}${weight}( (or more|or less|and over|plus))?`;
const lengthy =
  '((on (your|their) feet )?(up |upright )?(for |during )?(an |a |up to |at least |about |approximately |an average of |at a desk for )?(extended|prolonged|long|lengthy|sustained|continuous|considerable|significant|most of|majority of|entire|full|whole|extensive|[0-9]{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many)( ?(\\+|-|or more|to|–)( ?[0-9]{1,2})?)? ?(or more )?(the |of the |of )?(periods?( of time)?|amounts? of time|times?|hours?( shifts?)?|hrs|stretches|durations?|workday|day|shifts?|lengths? of time)( (at a time|per day|a day|each day|straight|without breaks?))?|all day( long)?|continuously|constantly|for the (entire|whole|duration of the) (shift|day))';

const demand = {
  severity: 'ask',
  demand: true,
  openToAccommodation: true,
  essentialFor: isMover,
} as const;

const liftingWords = {
  rationale:
    'A weight or "lift" asks for a body, not for the task. A person who uses a cart, a lift or a colleague may get the load there just as well.',
  alternatives: [
    'move loads of this weight, with equipment or help, with or without accommodation',
    'get supplies to where they are needed',
  ],
} as const;
const postureWords = {
  rationale:
    'How a person holds their body is rarely the task. Wheelchair users and people in pain can often do the same work seated, standing or with breaks.',
  alternatives: [
    'remain at the work station, seated or standing, with or without accommodation',
    'move around the work area',
  ],
} as const;

/** Other meanings: push code, pull data, reach goals, stand for integrity. */
const otherSense =
  /^ ?(?:the )?(?:data|code|requests?|notifications?|marketing|systems?|reports?|permits?|goals?|targets?|agreements?|factors?|technolog\w*|desks?|workstations?|up (?:meetings?|comedy)|ups?\b|integrity|out to|exceed\w*|for (?:integrity|what)|alone|committee|deals?|clients?|customers?|insurance|inventory of|levers|boundaries|consensus|quota|strategy|(?:for|to) growth)/;

/** Lifting and postures, and how long or how heavy. */
export const bodyRules: readonly Rule[] = [
  {
    ...demand,
    ...postureWords,
    id: 'body.list',
    phrases: [
      `${lift}|${posture}${object}${more}( (${load}|${lengthy}))?`,
      `${joiner}${object}(${separator}${often}(${joiner}|${hands})${object}){0,6}${separator}${often}(${lift}|${posture})${object}(${separator}${often}${verb}${object}){0,12}( (${load}|${lengthy}))?`,
      'finger|fingering,? (or )?(handle|handling|feel|grasp)((,| or|, or) (handle|feel|grasp|objects)){0,3}',
      'talk (and|or) hear',
      `prolonged|extended|repetitive|frequent|heavy|repeated|continuous|constant|extensive|regular|occasional|periodic (periods of )?(${verb})${object}${more}( (${lengthy}))?`,
    ],
    unless: {
      before: /\bhelp(?:s|ing)? (?:[a-z]+ ){0,4}$|\b(?:may|can|free to|choose to|want to) $/,
      after: otherSense,
      sentence: /\b(?:as you (?:like|prefer|wish|need)|your choice|whichever)\b/,
    },
  },
  {
    ...demand,
    ...liftingWords,
    id: 'body.lifting',
    phrases: [
      `${lift} ${load}`,
      `move|moves|moving|handle|handling|transport|transporting|raise (~ ){0,3}${weight}`,
      'heavy lifting',
      'lifting requirements?',
      `lift|lifting|carry|carrying (and (carry|move|carrying) )?(~ )?(heavy|large|bulky) (~ )?(objects?|items?|loads?|boxes|equipment|materials?|packages?|weights?|things|trays|products?|parts|merchandise)`,
      'carry|carrying trays',
    ],
    unless: {
      before: /\b(?:trucks?|vehicles?|trailers?|containers?|cranes?|forklifts?|machines?) $/,
    },
  },
  {
    ...demand,
    ...postureWords,
    id: 'body.posture',
    phrases: [
      `stand|stands|standing|sit|sits|sitting|walk|walking|kneel|kneeling|bend|bending|be|being|work|working ((and|or|and/or) (stand|standing|sit|sitting|walk|walking) )?${lengthy}`,
      `stand|standing|sit|sitting|walk|walking( ?/ ?| (and/or|and|or) )(stand|standing|sit|sitting|walk|walking) ${lengthy}`,
      'prolonged|extended|continuous|constant|extensive|excessive|frequent|repetitive|repeated (periods? of |hours of |amounts of )?(standing|sitting|walking|bending|kneeling|stooping|reaching|lifting|twisting|squatting|crouching|climbing)',
      'extended|long|prolonged periods? (of time )?(of )?(standing|sitting|walking|on (your|their) feet)',
      'on ((your|their) )?feet (all day|for|most)( (~ ){1,4}(hours|day|shift|time))?',
      'spend|spending (~ ){0,4}on (your|their) feet',
      'remain|remaining (in a )?(stationary|standing|seated|sitting)( position)?( (for )?(prolonged|extended|long|~) (periods?|%|of the time))?',
    ],
    unless: {
      before: /\bwork (?:a |an )?$|\bshifts? $/,
      after: /^ (?:relationship|reputation|partner|tradition|history)/,
      sentence:
        /\b(?:be|being|work|working) (?:up to |at least |a |for )?(?:full|long|extended|several|many|[0-9]+|most|entire|whole|all day|the|during|an)/,
    },
  },
  {
    ...demand,
    ...postureWords,
    id: 'body.posture',
    phrases: [`${lift}|${posture}`],
    needs: {
      before:
        /\b(?:able|ability|must|required|requires?|requiring|involves?|need|may|need to|strength)(?: (?:be able|be required|need|require|include|involve|frequent|occasional))?(?: to)?(?: (?:frequently|occasionally|regularly|repeatedly|safely|physically|repeatedly|some|frequent|occasional))? $/,
      after:
        /^(?:[.,;)]|$| (?:frequently|occasionally|regularly|repeatedly|overhead|objects?|items|heavy|boxes|loads?|supplies|equipment|materials|products|trays|packages|luggage|over|down|low|high above|above|patients?|residents?|at the waist|with (?:the )?(?:hands|arms)|stairs|in tight|in confined|and (?:move|transfer)|for))/,
    },
    unless: { after: otherSense },
  },
  {
    ...demand,
    id: 'body.no-sitting',
    demand: false,
    rationale:
      'Few tasks need a person to stand. A ban on sitting shuts out people with pain, fatigue or a wheelchair, and a stool costs little.',
    alternatives: ['seated or standing, as you prefer', 'a stool is provided'],
    phrases: [
      'may|must|shall|should|will|can|do not (be )?((allowed|permitted) to )?(~ (or|and) )?(sit|take a seat|be seated)( down)?',
      "cannot|can't|never (~ (or|and) )?(sit|be seated)( down)?",
      'not|never (allowed|permitted) to (~ (or|and) )?(sit|be seated)( down)?',
      'sitting|seating (down )?(is |are )?((strictly )?(not|never) (allowed|permitted|possible|an option)|prohibited|forbidden)',
      'no (sitting|seating)( down)?',
      'no (chairs?|stools?|seats?) ((is|are) )?(allowed|permitted|provided|available|behind|at|on)',
      'without (a |any )?(chairs?|stools?|sitting down)',
      'may|must|shall|can not use (a |any |the )?(chairs?|stools?|seats?)',
    ],
    unless: {
      before:
        /\b(?:customers?|guests?|visitors?|children|passengers?|patients?|spectators?|pets?|dogs?|animals?) (?:who )?$/,
      after:
        /^ (?:(?:an? |the |your )?exams?|for (?:an? |the )?exams?|on (?:the |our |a )?(?:board|committee|council|jury|displays?)|idle|around|still|back|room|area)/,
      sentence: /\b(?:customers?|guests?|visitors?|passengers?) (?:may|must|can|are)\b|\bdining\b/,
    },
  },
  {
    ...demand,
    id: 'body.dexterity',
    rationale:
      'This names a part of the body, not the task. People with limited use of their hands often do the work with other tools.',
    alternatives: ['handle small parts, with tools that work for you', 'operate the equipment'],
    phrases: [
      'repetitive|repeated (~ )?(motions?|movements?)( of (~ ){0,3}(hands?|wrists?|arms|fingers))?',
      'manual|finger|physical|hand|fine (and gross )?(motor )?dexterity',
      'good|excellent|high|casual|normal dexterity',
      'fine|gross motor (skills?|control|movements?|coordination|function)',
      'hand eye|hand/eye co-?ordination',
      'eye hand co-?ordination',
      'use|using (of )?(both )?(your |their )?(hands|arms|legs|fingers)( and (fingers|arms|legs|feet))?( to ~)?',
      'good|excellent physical (strength|coordination|agility)',
      'physical (strength|agility|endurance)',
      'upper body strength',
      'range of motion',
      'two good (hands|arms|legs|eyes|ears|feet)',
    ],
    unless: {
      before:
        /\b(?:patient's?|patients'?|child's|children's|improve|client's|assess|joint|evaluation of|evaluate) $|\bexercises? $/,
      after:
        /^ (?:tests?|exams?|assessments?|exercis|therap|measure|evaluat|assess|of (?:the |each )?(?:patient|client|child))/,
      sentence:
        /\b(?:patients?|children|clients?)\b.*\b(?:motor skills|range of motion|dexterity|coordination)\b|\b(?:motor skills|range of motion|dexterity|coordination)\b.*\bpatients?\b/,
    },
  },
  {
    ...demand,
    id: 'body.vision',
    rationale:
      'This sets a test for eyes or ears instead of the task. Blind, color-blind and deaf people do most work with the right tools.',
    alternatives: [
      'read or tell apart what the task needs, with any aid',
      'meet the safety rule that applies (name it)',
    ],
    phrases: [
      'twenty twenty (vision|eyesight)',
      'close|color|colour|peripheral|distance|distant|near|good|perfect|excellent|clear|visual|uncorrected|sharp|depth|corrected|20/20 (and (~ )?)?(vision|eyesight|hearing|acuity|eyesight and hearing)( and (hearing|vision|eyesight))?((,| and|, and) (close|color|colour|peripheral|distance|depth|ability to|the ability to)? ?(vision|perception|adjust focus|focus adjustment|focus)){0,5}',
      'depth perception',
      'adjust|adjusting focus',
      'ability to (adjust|focus) focus',
      'pass|passing (a |an |the )?(~ )?(vision|eye|hearing|color|colour|eyesight)( (and|or) (color|colour|hearing|vision))?( (blindness|vision))?( (test|exam|examination|screening)s?)?',
      'eye|vision|hearing (exam|test|examination|screening)s? (is |are |will be )?(required|must)',
      'color|colour (blindness|vision|perception|discrimination) (test|exam|screening)',
    ],
    unless: {
      before:
        /\b(?:dental,?(?: and)?|health,?|medical,?|a|our|company|shared|share|of|the|mission(?:,| and)?|product|strategic|great) $/,
      after:
        /^ (?:insurance|plans?|coverage|benefits|care|statement|of (?:the|our|a|what)|and (?:strategy|mission|values|goals|dental)|for|centers?|clinic|health|loss|project|on)/,
      sentence: /\b(?:insurance|dental|optometr|ophthalm|audiolog|vision statement)\b/,
    },
    essentialFor: isPilot,
  },
  {
    ...demand,
    id: 'body.demanding',
    rationale:
      '"Physically demanding" warns people off without saying what the work is. Say what is moved, how often and with what help.',
    alternatives: ['the work includes (task), about (times) a day, with (equipment)'],
    phrases: [
      'physically (demanding|strenuous|challenging work|taxing|intensive|rigorous)',
      'strenuous (physical )?(activity|activities|work|exertion|labor|physical)',
      'physical exertion|effort',
      'strong back',
    ],
    unless: { after: /^ (?:lifestyle|adults|seniors|kids)/ },
  },
];
