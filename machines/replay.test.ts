import { describe, expect, test } from 'vitest';
import { additionalQuestionsPlan } from './testing/additionalQuestionsPlan.ts';
import { replay, shortestPaths } from './testing/replay.ts';
import { resumeUploadPlan } from './testing/resumeUploadPlan.ts';
import { sessionPlan } from './testing/sessionPlan.ts';

describe('the shortest path to every state ends there in a running machine', () => {
  test('session', async () => {
    const paths = shortestPaths(sessionPlan);
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) expect(await replay(sessionPlan, path)).toBe(path.end);
  });

  test('resume upload', async () => {
    const paths = shortestPaths(resumeUploadPlan);
    expect(paths.length).toBeGreaterThanOrEqual(16);
    for (const path of paths) expect(await replay(resumeUploadPlan, path)).toBe(path.end);
  });

  test('additional questions', async () => {
    const paths = shortestPaths(additionalQuestionsPlan);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(await replay(additionalQuestionsPlan, path)).toBe(path.end);
  });
});
