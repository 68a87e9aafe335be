import { DRAFT_KEPT_DAYS } from '#domain/limits.ts';
import { degreeLevelById } from '#domain/degrees.ts';
import { readDraftData } from '#server/drafts/draftData.ts';
import { plainAnswers } from '#server/ownData/plainAnswers.ts';
import { counter, type OwnTable, ownId, ownTable } from '#server/ownData/rules.ts';

const untilYouDelete = 'Until you delete it.';
const untilYouChange = 'Until you change it.';
const yesOrNo = (value: 0 | 1 | null) => (value === null ? null : value === 1);

/** What a person says about themselves. */
export const profileTables: readonly OwnTable[] = [
  ownTable('person', {
    owner: { id: 'user_guid' },
    holds: 'Phone, summary, preferences and answers to the questions',
    kept: untilYouChange,
    shown: {
      as: 'person',
      columns: {
        user_guid: ownId,
        phone: 'phone',
        summary: 'summary',
        location_lat: 'latitude',
        location_long: 'longitude',
        relocate: { as: 'wouldMove', read: yesOrNo },
        remote_work_type: 'wayOfWorking',
        preferences_answered: 'answeredThePreferences',
        answers: { as: 'answers', read: plainAnswers },
        version: counter,
      },
    },
  }),
  ownTable('user_profile', {
    owner: { id: 'user_guid' },
    holds: 'Where you live, your education in short, and your ideal job',
    kept: untilYouChange,
    shown: {
      as: 'basicDetails',
      columns: {
        profile_id: 'id',
        user_guid: ownId,
        address1: 'address',
        address2: 'addressSecondLine',
        city: 'city',
        state: 'state',
        postal_code: 'zip',
        country: 'country',
        education: 'education',
        specialization: 'specialization',
        education_complete_date: 'educationCompletedOn',
        ideal_job: 'idealJob',
        search_radius: 'searchRadiusInMiles',
        version: counter,
      },
    },
  }),
  ownTable('user_degree', {
    owner: { id: 'user_guid' },
    holds: 'Your education',
    kept: untilYouDelete,
    shown: {
      as: 'education',
      columns: {
        id: 'id',
        user_guid: ownId,
        degree_name: 'degree',
        school_name: 'school',
        degree_level_id: {
          as: 'level',
          read: (level) => (level === null ? null : (degreeLevelById(level)?.LevelName ?? level)),
        },
        start_year: 'startYear',
        year_completed: { as: 'yearCompleted', read: (year) => year || null },
        present: 'stillThere',
        status: 'status',
        version: counter,
      },
    },
  }),
  ownTable('user_work_history', {
    owner: { id: 'user_guid' },
    holds: 'Your work history',
    kept: untilYouDelete,
    shown: {
      as: 'workHistory',
      columns: {
        id: 'id',
        user_guid: ownId,
        employer_name: 'employer',
        job_title: 'jobTitle',
        responsibilities: 'responsibilities',
        start_date: 'startDate',
        end_date: 'endDate',
        present: 'stillThere',
        version: counter,
      },
    },
  }),
  ownTable('user_skill', {
    owner: { id: 'user_guid' },
    holds: 'Your skills',
    kept: untilYouDelete,
    shown: {
      as: 'skills',
      columns: {
        id: 'id',
        user_guid: ownId,
        skill_name: 'skill',
        position: 'placeInTheList',
        version: counter,
      },
    },
  }),
  ownTable('user_credential', {
    owner: { id: 'user_guid' },
    holds: 'Your credentials',
    kept: untilYouDelete,
    shown: {
      as: 'credentials',
      columns: {
        id: 'id',
        user_guid: ownId,
        credential_name: 'credential',
        credential_year: { as: 'year', read: (year) => year || null },
        position: 'placeInTheList',
        version: counter,
      },
    },
  }),
  ownTable('user_soc', {
    owner: { id: 'user_guid' },
    holds: 'What we worked out from your profile to find jobs',
    kept: 'Until it is worked out anew.',
    shown: {
      as: 'insights',
      columns: {
        user_guid: ownId,
        soc_code: 'occupation',
        alternate_soc_code1: 'secondOccupation',
        alternate_soc_code2: 'thirdOccupation',
        alternate_soc_code3: 'fourthOccupation',
        highest_level_of_education: 'highestEducation',
        years_of_experience: 'yearsOfExperience',
        location_lat: 'latitude',
        location_long: 'longitude',
        postal_code: 'zip',
        relocation: { as: 'wouldMove', read: yesOrNo },
        remote: 'wayOfWorking',
        search_radius: 'searchRadiusInMiles',
        version: counter,
      },
    },
  }),
  ownTable('disclosure.user_accommodation', {
    owner: { id: 'user_guid' },
    holds: 'Your accommodations, which no employer sees',
    kept: untilYouChange,
    shown: {
      as: 'accommodations',
      columns: {
        id: 'id',
        user_guid: ownId,
        prefer_sr: 'screenReader',
        prefer_schedule_flex: 'flexibleSchedule',
        prefer_remote_work: 'remoteWork',
        wheelchair_user: 'wheelchair',
        guide_dog_user: 'guideDog',
        concern_public_transport: 'publicTransport',
        concern_technology_access: 'accessToTechnology',
        arrange_job_restructure: 'changedDuties',
        arrange_part_time: 'partTime',
        arrange_reader_or_interp: 'readerOrInterpreter',
        other_accommodation: 'other',
        willing_relocate: 'wouldMove',
        other_accommodation_text: 'otherInYourWords',
        version: counter,
      },
    },
  }),
  ownTable('disclosure.draft', {
    owner: { id: 'user_guid' },
    holds: 'What you typed and did not save yet',
    kept: `Until you save or discard it, at most ${DRAFT_KEPT_DAYS} days after its last change.`,
    shown: {
      as: 'drafts',
      columns: {
        user_guid: ownId,
        kind: 'form',
        form_version: counter,
        data: { as: 'typed', read: readDraftData },
        saved_at: 'savedAt',
        writer: { leftOut: 'The name of a window, which only the program needs.' },
      },
    },
  }),
  ownTable('added_entry', {
    owner: { id: 'user_guid' },
    holds: 'Which press added which entry, so that pressing twice adds one',
    kept: `${DRAFT_KEPT_DAYS} days.`,
    shown: { leftOut: 'The entries themselves are in their lists.' },
  }),
];
