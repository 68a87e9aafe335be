import { describe } from 'vitest';
import { testClean, testFlagged } from '../testing.ts';

describe('technical, trade and medical senses of a word', () => {
  testClean([
    'Write Python with strict typing and run the type checker.',
    'Experience with duck typing and generics.',
    'Blood typing and antibody screening in the transfusion service.',
    'Phage typing of bacterial isolates.',
    'Install ball joints and repair ball bearings on ball mills.',
    'The bars are nuts, oats and honey.',
    'Roast almonds and other nuts over low heat.',
    'Run psycho-oncology consultations.',
    'Fit braces for spastic hemiplegia.',
    'Manage spastic bladder programs.',
    'Drive bipolar stepper motors with our boards.',
    'Assist with bipolar cautery.',
    'Frame cripple walls and cripple studs.',
    'Correct retarded ignition timing.',
    'Sew lame and tulle costumes.',
  ]);
  testFlagged([
    ['Strong typing skills.', 'typing skills', 'ability.typing-skill'],
    ['Filing, typing and greeting callers.', 'typing', 'ability.typing-skill'],
    ['You are on the ball.', 'on the ball', 'manner.quick-mind'],
    ['The phones are nuts in June.', 'are nuts', 'slur.nuts'],
    ['No psycho bosses here.', 'psycho', 'slur.nuts'],
    ['Our weather is bipolar.', 'bipolar', 'slur.diagnosis'],
    ['We love our bipolar schedule.', 'bipolar', 'slur.diagnosis'],
    ['Do not be spastic about it.', 'spastic', 'slur.dumb'],
  ]);
});

describe('what is normal', () => {
  testClean([
    'Long days are normal during tax season.',
    'Record whether vital signs are normal.',
    'Noise on the floor is normal and ear plugs are free.',
  ]);
  testFlagged([
    ['Our students should be normal.', 'be normal', 'normal.people'],
    ['We want people who are normal.', 'are normal', 'normal.people'],
  ]);
});
