import { isWorkType } from '#domain/questions.ts';
import { EMPTY_RESUME } from '#domain/resume.ts';
import { resumeFromDraft } from '#domain/reviewDraft.ts';
import { errorOf, outcomeOf } from '../insights/insights.ts';
import { failAs, resumeUploadSetup, suspend, thrown } from './resumeUploadSetup.ts';
import type { ResumeUploadContext } from './resumeUploadTypes.ts';

type WithContext = { context: ResumeUploadContext };

function payload({ draft, place }: ResumeUploadContext) {
  return draft === null ? EMPTY_RESUME : resumeFromDraft(draft, place);
}

/**
 * What follows Submit: find the place of the ZIP code, save the profile, then compute and save
 * the insights in their own machine. Each step goes to `suspended` when the session has ended.
 */
export const submitting = resumeUploadSetup.createStateConfig({
  tags: 'busy',
  initial: 'geocoding',
  states: {
    geocoding: {
      invoke: {
        src: 'geocodeZip',
        id: 'geocodeZip',
        input: ({ context: { draft } }) => ({
          zip: draft?.zip.trim() ?? '',
          city: draft?.city.trim() ?? '',
          state: draft?.state.trim() ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isPlaceKnown', params: ({ event }) => ({ place: event.output }) },
            target: 'savingProfile',
            actions: { type: 'rememberPlace', params: ({ event }) => ({ place: event.output }) },
          },
          { target: '#resumeUpload.reviewing', actions: 'refuseZip' },
        ],
        onError: [suspend, failAs('geocoding')],
      },
    },
    savingProfile: {
      invoke: {
        src: 'saveProfile',
        id: 'saveProfile',
        input: ({ context }) => ({
          userGuid: context.account.UserGuid,
          profile: payload(context),
        }),
        onDone: {
          target: 'updatingInsights',
          actions: [
            'rememberSaved',
            {
              type: 'keepParsedResume',
              params: ({ context }: WithContext) => ({ resume: context.saved }),
            },
          ],
        },
        onError: [
          suspend,
          {
            guard: { type: 'hasFieldProblems', params: thrown },
            target: '#resumeUpload.reviewing',
            actions: { type: 'showServerProblems', params: thrown },
          },
          failAs('savingProfile'),
        ],
      },
    },
    updatingInsights: {
      invoke: {
        src: 'insights',
        id: 'insights',
        input: ({ context }) => {
          const resume = payload(context);
          return {
            userGuid: context.account.UserGuid,
            // A resume takes nothing from what the profile holds.
            candidate: null,
            wishes: {
              zip: resume.zip,
              lat: context.place?.lat ?? null,
              long: context.place?.long ?? null,
              relocate: resume.relocate,
              remote: isWorkType(resume.remote) ? resume.remote : null,
            },
            insights: context.insights,
          };
        },
        onDone: [
          {
            guard: { type: 'areInsightsSaved', params: outcomeOf },
            target: '#resumeUpload.finished',
            actions: 'rememberInsightsSaved',
          },
          {
            guard: { type: 'isSessionOver', params: errorOf },
            target: '#resumeUpload.suspended',
          },
          {
            guard: { type: 'areInsightsMissing', params: outcomeOf },
            target: '#resumeUpload.finished',
            actions: { type: 'logFailure', params: errorOf },
          },
          {
            target: '#resumeUpload.failed.savingInsights',
            actions: [
              { type: 'rememberInsights', params: outcomeOf },
              { type: 'rememberFailure', params: errorOf },
            ],
          },
        ],
      },
    },
  },
});
