/** The questions as people read them; a test compares them with the screen's. */
export const questionTexts: Readonly<Record<string, string>> = {
  q1: 'What kind of work would you like to do?',
  q2: 'What are you good at? Think of home, school, hobbies or volunteering.',
  q3: 'What do you enjoy doing most?',
  q4: 'How do you learn new things best?',
  q5: 'How many hours a week would you like to work, and at what times?',
  q6: 'What else should we know to find the right job for you?',
  q7: 'What is your ideal work environment?',
  q1w: 'What did you like most in your last job?',
  q2w: 'What was hard in your last job, and what would have helped?',
  q3w: 'Which tasks do you do best?',
  q4w: 'What kind of job would you like next?',
  q5w: 'What helps you learn something new at work?',
  q6w: 'What is your ideal work environment?',
  q7w: 'How many hours a week would you like to work, and at what times?',
  q8w: 'What else should we know to find the right job for you?',
};

/** The answers of a person, each with its question. */
export function plainAnswers(answers: Readonly<Record<string, unknown>>) {
  return Object.entries(answers).map(([key, answer]) => ({
    question: questionTexts[key] ?? key,
    answer,
  }));
}
