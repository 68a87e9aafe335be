import { type Kysely, sql } from 'kysely';

/**
 * What employers do: their company, postings written here with every published revision, how far
 * an application came, candidates they keep, and invitations. A saved candidate belongs to the
 * member who saved them; an invitation to the company too, so that both outlive a member's end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column about text not null default '',
      add column verified_domain text,
      add column accommodation_contact jsonb,
      add column version integer not null default 1`.execute(db);
  // A company that was renamed answers under the names it had.
  await sql`
    create table company_name (
      name_key text primary key,
      company_guid uuid not null references company on delete cascade
    )`.execute(db);

  // What the editor shows, as it was saved last. The job is what candidates read.
  await sql`
    create table written_posting (
      source_guid uuid primary key references job on delete cascade,
      content jsonb not null,
      is_changed boolean not null default true,
      version integer not null default 1,
      published_at timestamptz,
      saved_at timestamptz not null,
      saved_by uuid not null,
      created_by uuid not null,
      of_company boolean not null
    )`.execute(db);
  await sql`
    create table job_revision (
      source_guid uuid not null references job on delete cascade,
      revision integer not null,
      content jsonb not null,
      published_at timestamptz not null,
      published_by uuid not null,
      primary key (source_guid, revision)
    )`.execute(db);

  await sql`
    alter table job_application
      add column status text not null default 'new'
        check (status in ('new', 'lookedAt', 'interview', 'offer', 'hired', 'notSelected')),
      add column status_at timestamptz,
      add column revision integer not null default 1,
      add column withdrawn_at timestamptz,
      add column not_selected_mailed_at timestamptz,
      add column version integer not null default 1`.execute(db);
  // The jobs of a company are counted, and joined, without a look at their texts.
  await sql`drop index job_company`.execute(db);
  await sql`
    create index job_company on job (company_guid, status, closes_on, source_guid)`.execute(db);
  // Views are counted by the day.
  await sql`drop index job_view_job`.execute(db);
  await sql`create index job_view_job on job_view (source_guid, viewed_on)`.execute(db);

  await sql`
    create table saved_candidate (
      id uuid primary key default gen_random_uuid(),
      employer_guid uuid not null references account on delete cascade,
      candidate_guid uuid not null references account on delete cascade,
      company_guid uuid not null references company,
      notes text check (char_length(notes) <= 2000),
      saved_at timestamptz not null,
      unseen_since timestamptz,
      unique (employer_guid, candidate_guid)
    )`.execute(db);
  await sql`create index saved_candidate_of on saved_candidate (candidate_guid)`.execute(db);

  await sql`
    create table contact_log (
      id uuid primary key default gen_random_uuid(),
      from_guid uuid not null,
      from_first text not null,
      from_last text not null,
      from_email text not null,
      to_guid uuid not null references account on delete cascade,
      company_guid uuid not null references company,
      source_guid uuid,
      message text not null check (char_length(message) <= 2000),
      sent_at timestamptz not null,
      answer text check (answer in ('accepted', 'declined', 'blocked')),
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    )`.execute(db);
  await sql`
    create unique index contact_log_open on contact_log (company_guid, to_guid)
    where answer is null`.execute(db);
  await sql`create index contact_log_from on contact_log (from_guid, sent_at desc)`.execute(db);
  await sql`create index contact_log_to on contact_log (to_guid, sent_at desc)`.execute(db);
  await sql`create index contact_log_company on contact_log (company_guid, to_guid)`.execute(db);
}
