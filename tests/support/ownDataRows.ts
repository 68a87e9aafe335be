import { randomUUID } from 'node:crypto';
import { NO_LETTER } from '#domain/letter.ts';
import type { Database } from '#server/database/connect.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { sampleResumeLines, textPdf } from '#tests/support/pdf.ts';
import { fillSharing } from '#tests/support/sharingRows.ts';

export const resumeBytes = textPdf(sampleResumeLines);
export const imageBytes = Buffer.from('89504e470d0a1a0a', 'hex');

/** One row of a person in every table that can hold one, each with this text where it can. */
export async function fillEveryTable(
  database: Database,
  person: TestPerson,
  text: string,
): Promise<void> {
  const { db } = database;
  const { userGuid: user_guid, email } = person;
  const at = new Date('2026-05-01T10:00:00Z');
  const job = randomUUID();
  await fillSharing(database, person, text);
  await db
    .insertInto('person')
    .values({
      user_guid,
      phone: text,
      summary: text,
      location_lat: 43,
      location_long: -76,
      relocate: 1,
      remote_work_type: 'remote',
      preferences_answered: true,
      answers: JSON.stringify({ q1: text }),
    })
    .execute();
  await db
    .insertInto('user_profile')
    .values({
      user_guid,
      address1: text,
      address2: text,
      city: text,
      state: 'NY',
      postal_code: '13202',
      country: null,
      education: null,
      specialization: null,
      education_complete_date: null,
      ideal_job: text,
    })
    .execute();
  await db
    .insertInto('user_degree')
    .values({
      user_guid,
      degree_name: text,
      school_name: text,
      degree_level_id: 3,
      start_year: 2013,
      year_completed: 2015,
      present: false,
      status: 'completed',
    })
    .execute();
  await db
    .insertInto('user_work_history')
    .values({
      user_guid,
      employer_name: text,
      job_title: text,
      responsibilities: text,
      start_date: '2019-03-01',
      end_date: null,
      present: true,
    })
    .execute();
  await db.insertInto('user_skill').values({ user_guid, skill_name: text, position: 1 }).execute();
  await db
    .insertInto('user_credential')
    .values({ user_guid, credential_name: text, credential_year: 0, position: 1 })
    .execute();
  await db
    .insertInto('user_soc')
    .values({
      user_guid,
      soc_code: '43-4051',
      alternate_soc_code1: null,
      alternate_soc_code2: null,
      alternate_soc_code3: null,
      highest_level_of_education: 'associates',
      years_of_experience: 4,
      location_lat: 43,
      location_long: -76,
      postal_code: '13202',
      relocation: 1,
      remote: 'remote',
      search_radius: 50,
    })
    .execute();
  await db
    .insertInto('disclosure.user_accommodation')
    .values({
      user_guid,
      prefer_sr: true,
      prefer_schedule_flex: false,
      prefer_remote_work: false,
      wheelchair_user: false,
      guide_dog_user: false,
      concern_public_transport: false,
      concern_technology_access: false,
      arrange_job_restructure: false,
      arrange_part_time: false,
      arrange_reader_or_interp: false,
      other_accommodation: true,
      willing_relocate: false,
      other_accommodation_text: text,
    })
    .execute();
  await db
    .insertInto('disclosure.passport')
    .values({ user_guid, about: text, emergency: text, review_on: '2026-11-01' })
    .execute();
  await db
    .insertInto('disclosure.passport_item')
    .values({
      user_guid,
      barrier: text,
      helps: text,
      used_when: 'both',
      cost: 'no',
      from_fact: 'PreferSR',
      position: 1,
    })
    .execute();
  await db
    .insertInto('disclosure.passport_agreement')
    .values({
      user_guid,
      what_text: text,
      where_text: text,
      with_text: text,
      since: '2026-05-01',
      state: 'agreed',
      position: 1,
    })
    .execute();
  await db
    .insertInto('disclosure.letter')
    .values({
      user_guid,
      kind: 'applying',
      source_guid: null,
      recipient: text,
      parts: JSON.stringify({ ...NO_LETTER, why: text }),
      body: text,
    })
    .execute();
  await db
    .insertInto('disclosure.draft')
    .values({
      user_guid,
      kind: 'skills',
      form_version: 1,
      data: JSON.stringify(JSON.stringify({ skill: text })),
      saved_at: at,
      writer: 'window',
    })
    .execute();
  await db
    .insertInto('added_entry')
    .values({
      user_guid,
      section: 'skills',
      key: randomUUID(),
      entry_id: randomUUID(),
      entry_version: 1,
      content_hash: 'hash',
      added_at: at,
    })
    .execute();
  for (const file_name of [`${text}.pdf`, `another ${text}.pdf`])
    await db
      .insertInto('stored_resume')
      .values({ user_guid, file_name, content: resumeBytes, created_at: at })
      .execute();
  await db
    .insertInto('profile_image')
    .values({ user_guid, mime: 'image/png', content: imageBytes, stored_at: at })
    .execute();
  await db.insertInto('saved_job').values({ user_guid, source_guid: job, saved_at: at }).execute();
  await db
    .insertInto('job_application')
    .values({ user_guid, source_guid: job, applied_at: at, mailed_at: at })
    .execute();
  await db
    .insertInto('job_view')
    .values({ user_guid, source_guid: job, viewed_on: '2026-05-01', viewed_at: at })
    .execute();
  await db
    .insertInto('reason_feedback')
    .values({ user_guid, source_guid: job, code: 'skills', effect: 'gap', answer: 'have', at })
    .execute();
  await db
    .insertInto('saved_search')
    .values({
      user_guid,
      name: text,
      list: 'all',
      words: text,
      place: '',
      place_known: true,
      filters: '{}',
      sort: 'best',
      search_key: 'key',
      frequency: 'weekly',
      created_at: at,
      opened_at: at,
      reviewed_at: at,
      mails_since: at,
      last_run_at: at,
      stop_token_hash: `hash of ${user_guid}`,
    })
    .execute();
  await db
    .insertInto('alert_sent')
    .values({ user_guid, source_guid: job, search_guid: randomUUID(), at })
    .execute();
  await db
    .insertInto('job_coach_invitation')
    .values({ candidate_guid: user_guid, job_coach_email: 'jo@example.org', sent_at: at })
    .execute();
  await db
    .insertInto('social_identity')
    .values({ issuer: 'https://id.example.org', subject: email, user_guid, created_at: at })
    .execute();
  await db
    .insertInto('user_passkey')
    .values({
      user_guid,
      credential_id: `credential of ${user_guid}`,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: '["internal"]',
      name: text,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('passkey_challenge')
    // Not over yet, or the sweep takes it with those of nobody.
    .values({ challenge: `challenge of ${user_guid}`, user_guid, expires_at: '2126-05-01' })
    .execute();
  await db
    .insertInto('display_profile')
    .values({
      user_guid,
      text_size: 125,
      contrast: 'more',
      line_spacing: 'wide',
      letter_spacing: 'standard',
      motion: 'less',
      font: 'serif',
      theme: 'dark',
      posting: 'plain',
    })
    .execute();
  await db
    .insertInto('one_time_code')
    .values({
      user_guid,
      purpose: 'reset',
      code_hash: 'hash',
      token_hash: 'hash',
      expires_at: at,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('sign_up')
    .values({
      user_guid,
      token_hash: 'hash',
      password_hash: 'hash',
      first_name: text,
      last_name: text,
      role: 2,
      company_guid: null,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('mail')
    .values({ to_address: email, subject: text, body: text, sent_at: at })
    .execute();
  await db
    .insertInto('queued_mail')
    .values({
      to_address: email,
      subject: text,
      body: text,
      html: null,
      reply_to: null,
      queued_at: at,
    })
    .execute();
  await db
    .insertInto('help_report')
    .values({
      happened: text,
      expected: text,
      page: '/candidate/home',
      ways: 'zoom',
      other_way: text,
      email,
      reported_at: at,
    })
    .execute();
}
