import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { collectEverything } from './exports.server.ts'
import { t, words } from '#app/platform/language/words.ts'

/** All that we hold about someone as a ZIP of JSON and files. Files are read one after the other while it is sent. */
export async function zipEverything(accountId: string, now = new Date()): Promise<Readable> {
	const collected = await collectEverything(accountId)
	const zip = new ZipFile()
	const gone = t`This file is no longer in our storage.`
	zip.addBuffer(Buffer.from(readMe(now)), 'README.txt')
	for (const { name, records } of collected) zip.addBuffer(Buffer.from(toJson(records)), `${name}.json`)
	for (const { path, storageKey } of collected.flatMap(({ files }) => files)) {
		// PDF, JPEG and PNG are compressed already.
		zip.addReadStreamLazy(path, { compress: false }, (give) => {
			fileStore.get(storageKey).then(
				(stream) => give(null, stream ?? Readable.from([gone])),
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

const contents = words({
	'account.json': 'your account details, devices and consents',
	'profile.json': 'your profile, who viewed it and when, and hidden hospitals',
	'photo.jpg': 'your profile photo',
	'resumes/': 'every resume we still hold',
	'credentials.json': 'registrations, degrees and certificates, and our checks',
	'credentials/': 'the documents behind them',
	'applications.json': 'your applications and their history',
	'contact-requests.json': 'contact requests from hospitals, and reports',
	'interviews.json': 'proposed times, confirmed interviews and outcomes',
	'offers.json': 'offers, joinings and ratings',
	'cover.json': 'when you offer cover, and the cover you were asked for and accepted',
	'messages.json': 'messages between you and hospitals',
	'messages/': 'files attached to messages',
	'jobs.json': 'jobs you saved or reported',
	'saved-searches.json': 'your searches and the jobs they found',
	'rights.json': 'complaints and requests that you sent, with our answers',
	'rights/': 'orders that you uploaded',
	'shortlists.json': 'hospitals that saved your profile',
	'notifications.json': 'your notifications and notification preferences',
	'activity.json': 'log of actions on your data',
})

const readMe = (now: Date) => `${t`Your data at ${{ site: brand.name }}, as of ${{ time: formatDateTime(now) }}`}

${Object.entries(contents)
	.map(([file, content]) => `${file.padEnd(23)}${content}`)
	.join('\n')}

${t`Times are in UTC. Amounts are in paise: "30000000" is ₹3,00,000.`}
${t`Passwords, keys and codes are left out, because anyone who got this file could misuse them.`}
${t`Messages sent through the contact form are not included, because we cannot confirm that the address used is yours. For these, write to ${{ email: company.email }}.`}
`
