import type { AboutJob } from './types.ts';

/** Matches the job by its code when there is one, and by its title. */
const matchesJob =
  (codes: RegExp, title: RegExp, not?: RegExp) =>
  ({ socCode = '', title: called = '' }: AboutJob): boolean =>
    codes.test(socCode) || (title.test(called) && !not?.test(called));

/** Driving jobs, where a licence is part of the work. */
export const isDriver = matchesJob(
  /^(53-3|53-4|53-6021|53-6032|43-5021|43-5052|53-7081|29-204[23]|33-[123]|53-1044|37-2021|37-3012|49-302|49-304)/,
  /\b(?:drivers?|cdl|chauffeur|couriers?|trucker|truck operator|bus operator|shuttle operator|owner operator|mail carrier|route (?:sales|service)|delivery (?:associate|person|helper)|paramedic|emt|ambulance|police|deputy|trooper|firefighter)\b/i,
  /\b(?:training|trainer|trains|development|recruit\w*|device|software|safety specialist|services? (?:manager|coordinator)|manager|coordinator|leader)\b/i,
);

/** Jobs that mainly lift and carry for others. */
export const isMover = matchesJob(
  /^(53-70[24]|53-7072|53-7121|47-2073)/,
  /\b(?:crane|hoist|movers?|moving (?:helper|crew|associate)|piano|furniture delivery)\b/i,
);

/** Jobs with a fitness standard set by law or by danger to life. */
export const isRescuer = matchesJob(
  /^(33-2|33-3051|33-1012|33-1021|33-9092)/,
  /\b(?:fire ?fighter|police|deputy sheriff|state trooper|lifeguard|paratrooper|smoke ?jumper)\b/i,
);

/** Jobs on roofs, masts, poles and trees. */
export const isClimber = matchesJob(
  /^(47-218|49-905|37-3013|47-2221|49-9081|49-2021|33-2|47-203|47-5)/,
  /\b(?:roof(?:er|ing)|tower|line(?:man|worker)|arborist|tree (?:climber|trimmer|care)|iron ?worker|scaffold|rigger|steeplejack|wind turbine|climb\w*|fire ?fighter)\b/i,
);

/** Flying and air traffic control, whose eyesight and speech are regulated by law. */
export const isPilot = matchesJob(/^53-2/, /\b(?:pilot|air traffic)\b/i);

/** Desk jobs with few conversations, where speech is rarely part of the work. */
const isBackOffice = matchesJob(
  /^(15-|43-(?:3|9|4071|4161|5061)|13-2011|27-3041|27-3042|27-3043|25-4011|19-2|17-30)/,
  /\b(?:data entry|developer|programmer|software|database|accountant|accounting clerk|bookkeep\w*|archivist|copy ?editor|proofread\w*|transcription\w*|file clerk|records? clerk|filing|mail ?room|technical writer|coder|coding|statistic\w*|data (?:analyst|scientist|engineer))\b/i,
);

/** Jobs in front of people: teaching, preaching, pleading, guiding. */
export const isSpeaker = matchesJob(
  /^(21-2|25-|27-20|27-30|23-1|11-20|13-1151|39-7|41-9011)/,
  /\b(?:teacher|professor|instructor|trainer|pastor|priest|minister|speaker|attorney|lawyer|tour guide|public relations|spokesperson)\b/i,
);

/** Jobs that mainly type text for others. */
export const isTypist = matchesJob(
  /^(43-902|27-3092|31-9094)/,
  /\b(?:typist|court reporter|stenographer)\b/i,
);

/** True also for an unknown job, because the person who reads the hint knows the job. */
export const mayBeBackOffice = (job: AboutJob): boolean =>
  isBackOffice(job) || (job.title === undefined && job.socCode === undefined);

/** Work with physical pressure, and emergency calls and flights where minutes decide lives. */
export const isWithPressure = matchesJob(
  /^(51-8|51-4121|47-2152|43-5031|53-202|33-|29-204)/,
  /\b(?:boiler|welder|pipefitter|pressure washer|steam)\b/i,
);
