import { describe, expect, it } from 'vitest';
import { readDegree } from './degrees.ts';

describe('a degree', () => {
  it.each([
    ['Bachelor of Science in Biology', 'bachelors', 'Biology'],
    ['B.S., Biology', 'bachelors', 'Biology'],
    ['Biology, BA', 'bachelors', 'Biology'],
    ["Master's degree in Education", 'postgraduate', 'Education'],
    ['MBA', 'postgraduate', null],
    ['Ph.D. in Chemistry', 'phd', 'Chemistry'],
    ['Associate of Applied Science: Welding', 'associates', 'Welding'],
    ['A.A.S. Welding Technology', 'associates', 'Welding Technology'],
    ['A.B. in History', 'bachelors', 'History'],
    ['B.Arch., Architecture', 'bachelors', 'Architecture'],
    ['M.Tech in Data Science', 'postgraduate', 'Data Science'],
    ['Ed.S. in School Psychology', 'postgraduate', 'School Psychology'],
    ['Some college, Nursing (no degree)', null, 'Nursing'],
    ['HSED', 'ged', null],
    ['High School Diploma', 'high_school', null],
    ['GED', 'ged', null],
    ['High School Equivalency Diploma', 'ged', null],
    ['Bachelor of Business Administration', 'bachelors', 'Business Administration'],
    ['Certificate in Medical Coding', null, 'Medical Coding'],
    ['Nursing Assistant Program, Certificate', null, 'Nursing Assistant Program'],
    ['Bachelor of Arts', 'bachelors', null],
    ['Doctor of Philosophy in Physics', 'phd', 'Physics'],
    ['Doctor of Education', 'phd', 'Education'],
    ['BSc in Art', 'bachelors', 'Art'],
    ['M.Ed. in Reading', 'postgraduate', 'Reading'],
    ['Juris Doctor', 'postgraduate', null],
    ['MA', 'postgraduate', null],
    ['Boston, M.A. in History', 'postgraduate', 'History'],
    ['Biology (B.S.)', 'bachelors', 'Biology'],
    ['B.S. in Biology, GPA 3.8/4.0', 'bachelors', 'Biology'],
    ['B.S. in Biology, minor in Chemistry', 'bachelors', 'Biology'],
    ['B.S. in Biology (minor in Chemistry)', 'bachelors', 'Biology'],
    ['B.S. Biology – with honors', 'bachelors', 'Biology'],
    ['B.S., major in Biology | Syracuse', 'bachelors', 'Biology'],
    ['B.A., magna cum laude, History', 'bachelors', 'History'],
    ['B.A. History (American)', 'bachelors', 'History (American)'],
    ['Associate degree, Nursing, expected', 'associates', 'Nursing'],
    ['B.S. 4', 'bachelors', null],
    ['GED, Mathematics', 'ged', null],
    ['High School Diploma, Mathematics', 'high_school', null],
    ['Welding Certificate Program', null, 'Welding'],
    ['Apprenticeship', null, null],
  ])('%s has its level and field', (text, level, major) => {
    expect(readDegree(text)).toMatchObject({ level, major });
  });

  it.each([
    'Boston, MA',
    'as needed',
    'Albany East High School',
    'Mass transit',
    'ma',
    'Ba in Art',
    'Bsc in Art',
  ])('is not seen in %s', (text) => {
    expect(readDegree(text)).toBeNull();
  });
});
