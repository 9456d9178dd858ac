import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { problemsOf } from './migration-rules.ts'

test('every migration after the first can run while the release before it serves', () => {
	const later = readdirSync('migrations').filter((file) => file.endsWith('.sql') && !file.startsWith('0000_'))
	const problems = later.flatMap((file) =>
		problemsOf(readFileSync(`migrations/${file}`, 'utf8')).map((problem) => ({ file, problem })),
	)

	expect(problems).toEqual([])
})

test('of all the snapshots of the tables only the latest is kept, which the next migration is compared with', () => {
	const snapshots = readdirSync('migrations/meta').filter((file) => file.endsWith('_snapshot.json'))
	const latest = readdirSync('migrations')
		.filter((file) => file.endsWith('.sql'))
		.sort()
		.at(-1)

	expect(snapshots).toEqual([`${latest?.slice(0, 4)}_snapshot.json`])
})

test('no migration makes a view, a function, a trigger or a policy: they stand beside their owner', () => {
	const texts = readdirSync('migrations')
		.filter((file) => file.endsWith('.sql'))
		.map((file) => readFileSync(`migrations/${file}`, 'utf8'))

	expect(
		texts.filter((text) => /^CREATE (OR REPLACE )?(CONSTRAINT )?(VIEW|FUNCTION|TRIGGER|POLICY)\b/im.test(text)),
	).toEqual([])
})

describe('what a migration may not do', () => {
	test.each([
		['builds an index', 'CREATE INDEX "jobs_by_pay" ON "jobs" USING btree ("pay");'],
		['checks every row', 'ALTER TABLE "jobs" ADD CONSTRAINT "pay" CHECK ("pay" > 0);'],
		['checks every row', 'ALTER TABLE "jobs" ADD CONSTRAINT "site" FOREIGN KEY ("site_id") REFERENCES "sites"("id");'],
		['nobody may read or write', 'ALTER TABLE "jobs" ADD CONSTRAINT "one_title" UNIQUE("hospital_id","title");'],
		['nobody may read or write', 'ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pk" PRIMARY KEY("id");'],
		['all in one transaction', `UPDATE "jobs" SET "site" = '';`],
		['does not fill', 'ALTER TABLE "jobs" ADD COLUMN "site" text NOT NULL;'],
		['takes something away', 'ALTER TABLE "jobs" DROP COLUMN "site";'],
		['takes something away', 'ALTER TABLE "jobs" RENAME COLUMN "site" TO "place";'],
		['takes something away', 'ALTER TABLE "jobs" ALTER COLUMN "site" SET NOT NULL;'],
		['cannot be repeated', 'CREATE INDEX CONCURRENTLY "jobs_by_pay" ON "jobs" ("pay");'],
		[
			'mixes indexes',
			'DROP INDEX CONCURRENTLY IF EXISTS "a";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "a" ON "jobs" ("pay");--> statement-breakpoint\nALTER TABLE "jobs" ADD COLUMN "site" text;',
		],
	])('%s: %s', (problem, sql) => {
		expect(problemsOf(sql)).toEqual([expect.stringContaining(problem)])
	})
})

describe('what it may', () => {
	test.each([
		'ALTER TABLE "jobs" ADD COLUMN "site" text;',
		`ALTER TABLE "jobs" ADD COLUMN "site" text DEFAULT '' NOT NULL;`,
		'ALTER TABLE "jobs" ADD CONSTRAINT "pay" CHECK ("pay" > 0) NOT VALID;',
		'ALTER TABLE "jobs" VALIDATE CONSTRAINT "pay";',
		'ALTER TABLE "jobs" ADD CONSTRAINT "one_title" UNIQUE USING INDEX "one_title";',
		'CREATE TABLE "sites" ("id" uuid);--> statement-breakpoint\nALTER TABLE "sites" ADD CONSTRAINT "one" UNIQUE("id");',
		'CREATE FUNCTION "f"() RETURNS trigger AS $$ BEGIN UPDATE "jobs" SET "site" = NULL; RETURN NEW; END $$ LANGUAGE plpgsql;',
		'DROP INDEX CONCURRENTLY IF EXISTS "a";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "a" ON "jobs" ("pay");',
		'CREATE TABLE "sites" ("id" uuid);--> statement-breakpoint\nCREATE INDEX "sites_by_id" ON "sites" ("id");',
		'-- Contract: nothing reads it since the release of December 2026.\nALTER TABLE "jobs" DROP COLUMN "site";',
	])('%s', (sql) => {
		expect(problemsOf(sql)).toEqual([])
	})
})
