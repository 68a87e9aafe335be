import { isDriver } from '../jobs.ts';
import type { AboutJob, Rule } from '../types.ts';

const notDriver = (job: AboutJob): boolean => !isDriver(job);

const kind =
  "((~ )?(u\\.?s\\.?|state|class|c|active|valid|current|clean|good|unrestricted|commercial|operator'?s?) ){0,3}";
const record =
  '(with (a )?(no more than|fewer than|less than|a clean|a good|an acceptable|good|clean|no|satisfactory) (~ ){0,3}((moving )?violations?|points|driving record|record|accidents)( (and|or|and/or) (~ ){0,2}(accidents|violations))?)';
const licence =
  "(class (a|b|c|d) (commercial )?(cdl|driver'?s?'? licen[sc]e)|cdl( class)?( (a|b|c))?|drivers?'?s? licen[sc]es?|driver's licen[sc]es?|driving licen[sc]e|driver licen[sc]e)";

const base = { severity: 'ask', demand: true, onlyFor: notDriver } as const;

/** Driving demanded for work that may not need it. */
export const licenceRules: readonly Rule[] = [
  {
    ...base,
    id: 'drive.licence',
    rationale:
      'Many people cannot get a license because of epilepsy, low vision or another disability. If driving is not the job itself, they can travel another way.',
    alternatives: [
      'able to travel between sites, by any means',
      'a license only if you drive our vehicles; other ways to travel can be agreed',
    ],
    phrases: [
      `valid|current|active|clean|unrestricted|commercial|us|state|class|good|regular ${kind}${licence}( ${record})?`,
      `driver|drivers|driver's|drivers'|driving licen[sc]es?( ${record})?`,
      "class (a|b|c|d) (commercial )?(cdl|driver'?s?'? licen[sc]e)",
      'license|licence to drive',
      `cdl( class)?( (a|b|c))?( licen[sc]e)?`,
    ],
    unless: {
      before:
        /\b(?:state id(?: card)? or|identification (?:card )?or|id or|passport or|copy of (?:your|a)|form of id) (?:a |your |valid )*$|\bhelp (?:\w+ ){1,4}(?:get|obtain|earn) (?:a |their |your )?$/,
      after:
        /^ ?(?:\(?or (?:a |an |other |another |valid |government |state |passport)?(?:state|government|photo|passport|id\b|identification|other form|ability to|reliable|access to)|drivers?\b|holders|training|school|classes|number|suspension|restoration|schools)/,
      sentence: /\b(?:license|licence) (?:examiner|bureau|office|applications?|renewals?)\b/,
    },
  },
  {
    ...base,
    id: 'drive.record',
    rationale:
      'A driving record can only be checked for people who drive. The line screens out people whose disability keeps them from driving.',
    alternatives: ['only those who drive our vehicles have their record checked'],
    phrases: [
      "clean|clear|safe|good|acceptable|satisfactory|excellent|valid|insurable (motor vehicle|driving|driver|driver's|mvr) (record|history|abstract|report)( check)?",
      'insurable (under|by|on|through) (our|the) ((company|auto|vehicle) ){0,2}(policy|insurance|carrier|insurer)',
      "driving|driver|driver's (record|history|abstract|background)( (check|review|search))?",
      'motor vehicle (records?|reports?|registry|history|background|driving record)( (check|checks|search|review))?',
      'motor vehicle (check|checks|record check)',
      'mvr( (check|report|record))?',
      'dmv (check|record|report|printout|background)( check)?',
    ],
    unless: {
      before:
        /\b(?:review|reviews|maintain|audit|process|request|order|pull|analyze) (?:all |customer |customers'? |applicants'? |drivers'? |insureds'? )?$/,
    },
  },
  {
    ...base,
    id: 'drive.car',
    rationale:
      'Asking for an own car screens out people who cannot drive or cannot pay for a fitted one. Buses, rides and colleagues reach most places too.',
    alternatives: [
      'able to reach the work sites, by any means',
      'we help to arrange travel between sites',
    ],
    phrases: [
      'own (a )?(reliable |personal )?(car|vehicle|transportation|automobile|truck|transport)( and (car |auto |vehicle |automobile )?insurance)?',
      'access to (a )?(reliable |personal |own |dependable |working |insured )?(car|vehicle|automobile|personal transportation)',
      'have|has|with|owns?|possess (a )?(reliable|dependable|personal|insured|working|properly insured) (car|vehicle|automobile|truck)',
      'reliable|dependable|personal|insured (car|vehicle|automobile)( and ~ insurance)?',
      'car (is )?(required|needed|necessary|a must)',
      'need|needs|require|requires a (reliable |personal )?(car|vehicle)',
      'use of (your|their|own|personal) (own )?(personal )?(car|vehicle)',
      'drive|driving (your|their|his or her) own (car|vehicle)',
    ],
    unless: {
      before: /\b(?:customers?'?s?|clients?'?s?|our|company|repair|to) $/,
      after:
        /^ ?(?:wash|dealers?|repair|sales|rental|loans?|insurance (?:compan|agenc|polic|claims|industry))/,
    },
  },
  {
    ...base,
    id: 'drive.insurance',
    rationale:
      'Car insurance can only be asked of people who drive. The line screens out people whose disability keeps them from driving.',
    alternatives: ['only those who drive for work need insurance'],
    phrases: ['auto|car|vehicle|automobile (liability )?insurance( coverage)?'],
    needs: {
      before:
        /\b(?:proof of|valid|current|personal|maintain|carry|own|adequate|must have|have|provide|possess|required?|with|transportation and|transportation,? and|license(?:,| and)?|licence and|minimum|liability)(?: (?:a|of|own|and|your|current|valid|proof of|proper|adequate|state minimum|liability)){0,3} ?,? ?$/,
    },
    unless: {
      after:
        /^ ?(?:discounts?|polic(?:y|ies)\b|claims?|industry|compan|agenc|sales|adjust|underwrit|experience|license|products?|lines?|premium|knowledge)/,
      sentence: /\b(?:discounts?|benefits?|perks|underwrit|policyholders|claims)\b/,
    },
  },
  {
    ...base,
    id: 'drive.long',
    rationale:
      'Driving is one way to get there. If travel is the need, say where and how often, so that people who do not drive can plan another way.',
    alternatives: ['travel to (places), about (times) a month, by any means'],
    phrases: [
      'drive|drives|driving (a (car|vehicle) )?for (an )?(extended|long|prolonged|lengthy) (periods?( of time)?|distances?|times?|hours)',
      'drive|driving|drives (long distances?|(a )?(motor |company |personal |passenger )?(vehicle|car) for)',
      'able|ability to drive( (a |company |motor ){1,2}(car|vehicle|vehicles))?',
      'must (be able to )?(be willing to )?drive( (a|to|your|own|between|company|long) ~)?',
      'must be (willing and able|able and willing) to drive',
      'extensive|long distance driving',
      'sitting and/or driving for extended periods( of time)?',
    ],
    needs: {
      after:
        /^(?:[.,;)]|$| (?:to|and|or|is|are|between|during|for|at|long|safely|your|own|a|in|on|from|within|daily)\b)/,
    },
    unless: {
      after:
        /^ ?(?:change|growth|results|revenue|sales|business|innovation|traffic|adoption|engagement|improvement|strategy|performance|projects?|forward|alignment|success|efficienc|team|key|cross|continuous|process|a (?:culture|project|forklift)|forklift|decisions|execution|value|consensus|for (?:results|success)|and (?:motivate|execute|deliver))/,
      sentence: /\b(?:drive|driving) (?:sales|results|change|growth|innovation|revenue)\b/,
    },
  },
  {
    ...base,
    id: 'drive.reliable-transport',
    severity: 'soft',
    rationale:
      'Readers take "transportation" to mean a car. People who ride the bus or share a ride arrive on time too.',
    alternatives: ['able to get to work on time', 'arrives on time, by any means'],
    phrases: [
      'reliable|dependable|own|personal|consistent (and dependable |means of |form of |and reliable |source of |personal |mode of )?(transportation|transport|transit)( to and from work)?',
    ],
    unless: {
      sentence: /\b(?:public transportation|freight|logistics|carrier|shipping|passengers)\b/,
      before: /\bprovid(?:e|es|ing) (?:\w+ ){0,2}$/,
    },
  },
];
