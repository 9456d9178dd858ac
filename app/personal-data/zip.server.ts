import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { brand } from '#app/brand.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { collectEverything } from './exports.server.ts'

/** Everything that we hold of somebody as a ZIP of JSON and files. Files are read one after the other while it is sent. */
export async function zipEverything(accountId: string, now = new Date()): Promise<Readable> {
	const collected = await collectEverything(accountId)
	const zip = new ZipFile()
	zip.addBuffer(Buffer.from(readMe(now)), 'README.txt')
	for (const { name, records } of collected) zip.addBuffer(Buffer.from(toJson(records)), `${name}.json`)
	for (const { path, storageKey } of collected.flatMap(({ files }) => files)) {
		// PDF, JPEG and PNG are compressed already.
		zip.addReadStreamLazy(path, { compress: false }, (give) => {
			fileStore.get(storageKey).then(
				(stream) => give(null, stream ?? Readable.from(['This file is not in our store any more.'])),
				(error: unknown) => give(error, Readable.from([])),
			)
		})
	}
	zip.end()
	const output = Readable.from(zip.outputStream)
	zip.once('error', (error: Error) => {
		log.error({ problem: error.message }, 'an export broke off')
		output.destroy(error)
	})
	return output
}

/** Amounts are bigint: paise, written as digits in quotes. */
const toJson = (records: unknown) =>
	JSON.stringify(records, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), '\t')

const readMe = (now: Date) => `Your data at ${brand.name}, as of ${formatDateTime(now)}

account.json         who you are to us, your devices, and what you agreed to
profile.json         your profile, who saw it and when, whom you hide from
resumes/             every resume that we still hold
credentials.json     registrations, degrees and certificates, and what we found
credentials/         the documents behind them
applications.json    what you applied for and what became of it
interviews.json      times proposed to you, what was fixed and what came of it
messages.json        what you and hospitals wrote to each other
messages/            the files that came with it
jobs.json            jobs that you saved or reported
saved-searches.json  your searches and the jobs they found
shortlists.json      hospitals that keep you in view
notifications.json   what stands behind the bell, and how you are told
activity.json        what was done with your data

Times are in UTC. Amounts are in paise: "30000000" is ₹3,00,000.
Passwords, keys and codes are left out: whoever got hold of this file could use them.
Messages of the contact form are not part of it, for the address there is not proved to be yours. Write to ${brand.email}.
`
