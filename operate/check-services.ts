// Tries the services that the settings name, before the first person needs them: npm run check-services -- [an address for a mail]
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { type PaymentProvider, paymentProvider } from '#app/billing/payment-provider.server.ts'
import { issuerKeys } from '#app/credentials/identity-code/issuer-keys.server.ts'
import { packKey } from '#app/credentials/packs/pack-key.server.ts'
import { paperTrust } from '#app/credentials/papers/paper-signers.server.ts'
import { closeDb } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { mailSender } from '#app/platform/delivery/mail.server.ts'
import { SenderRefused } from '#app/platform/delivery/sending.server.ts'
import { renderMail } from '#app/platform/delivery/mail-layout.server.ts'
import { checkWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { scanner } from '#app/platform/files/scanner.server.ts'
import { checkReader } from '#app/platform/ocr/check-reader.server.ts'

/** The EICAR test file, which every scanner calls a virus and which harms nothing. In parts, so that none finds one here. */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')
const megabyte = 1024 * 1024

/** More archives in each other than any scanner unpacks: what lies within is not read, which must not pass for clean. */
const unreadArchive = () =>
	Array.from({ length: 40 }).reduce<Buffer>((inner) => gzipSync(inner), Buffer.from('A resume'))

async function storeFiles() {
	const [small, large] = [newFileKey('check'), newFileKey('check')]
	const body = Buffer.alloc(5 * megabyte, 'resume ')
	try {
		await fileStore.put(small, Buffer.from('first'), { contentType: 'text/plain' })
		await fileStore.put(small, Buffer.from('replaced'), { contentType: 'text/plain' })
		await fileStore.put(large, Readable.from([body]), { contentType: 'application/pdf', bytes: body.length })
		const read = await fileStore.get(small)
		same((read ? await buffer(read) : Buffer.from('')).toString(), 'replaced', 'a replaced file')
		const stream = await fileStore.get(large)
		same(stream !== null && (await buffer(stream)).equals(body), true, 'a file of 5 MB')
		const listed = new Set<string>()
		for await (const { key } of fileStore.list()) listed.add(key)
		same(listed.has(small) && listed.has(large), true, 'the list of files')
		await fileStore.remove(small)
		same(await fileStore.exists(small), false, 'a removed file')
		same(await fileStore.get(small), null, 'a file that is not there')
	} finally {
		await fileStore.remove(small)
		await fileStore.remove(large)
	}
}

async function scanFiles() {
	same(await scanner.scan(Buffer.from('A resume')), 'clean', 'a harmless file')
	same(await scanner.scan(Buffer.alloc(5 * megabyte, 'resume ')), 'clean', 'a harmless file of 5 MB')
	same(await scanner.scan(Buffer.from(testVirus)), 'infected', 'the test virus')
	same(await scanner.scan(gzipSync(testVirus)), 'infected', 'the test virus in an archive')
	if (env.FILE_SCANNER === 'clamd' && (await scanner.scan(unreadArchive())) === 'clean')
		throw new Error(
			'an archive that it does not read to its end passes as clean: set AlertExceedsMax yes in clamd.conf',
		)
}

/** Asks for a subscription that does not exist: with wrong keys nothing is looked up. */
async function askForPayments(provider: PaymentProvider) {
	try {
		await provider.find('sub_of_the_check')
	} catch (error) {
		if (!(error instanceof SenderRefused)) throw error
	}
}

const sendMail = (to: string) => () =>
	mailSender.send({
		id: randomUUID(),
		to,
		subject: 'Mail works',
		...renderMail({ heading: 'Mail works', paragraphs: [`${env.APP_ORIGIN} can send mail.`] }),
	})

function same(found: unknown, wanted: unknown, what: string) {
	if (found !== wanted) throw new Error(`${what}: ${String(found)}, not ${String(wanted)}`)
}

/** `settings`: where to look when it does not work. */
async function tryOut(what: string, settings: string, work: () => Promise<unknown>) {
	const begun = performance.now()
	const failure = await work().then(
		() => null,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	)
	if (failure !== null) process.exitCode = 1
	const verdict =
		failure === null ? `works (${Math.round(performance.now() - begun)} ms)` : `${failure} (see ${settings})`
	print(`${what}: ${verdict}`)
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

const [to, ...more] = process.argv.slice(2)
if (more.length > 0 || (to !== undefined && !z.email().safeParse(to).success)) {
	print('Give the email address that a mail should go to, or none: npm run check-services -- you@example.org')
	process.exitCode = 1
} else {
	await tryOut(`file store (${env.FILE_STORE})`, env.FILE_STORE === 's3' ? 'S3_…' : 'DATA_DIR', storeFiles)
	await tryOut(`scanner (${env.FILE_SCANNER})`, 'CLAMD_ADDRESS', scanFiles)
	await tryOut('reader of pictures', 'the installed packages', checkReader)
	const mail = `mail (${env.MAIL_SENDER})`
	if (to === undefined) print(`${mail}: not tried. Name who gets one: npm run check-services -- you@example.org`)
	else await tryOut(mail, 'SMTP_URL and MAIL_FROM', sendMail(to))
	if (paymentProvider?.name === 'razorpay') {
		const provider = paymentProvider
		await tryOut('payments (razorpay)', 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET', () => askForPayments(provider))
	}
	if (env.WHATSAPP_SENDER === 'cloud')
		await tryOut('WhatsApp (cloud)', 'WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID', checkWhatsApp)
	if (env.PAPER_ROOTS_FILE)
		await tryOut('signers of papers', 'PAPER_ROOTS_FILE and PAPER_SIGNERS_FILE', async () => paperTrust())
	if (env.AADHAAR_KEY_FILE) await tryOut('keys of the identity check', 'AADHAAR_KEY_FILE', async () => issuerKeys())
	if (env.PACK_KEY_FILE) await tryOut('key of credential packs', 'PACK_KEY_FILE', async () => packKey())
	print(`SMS (${env.SMS_SENDER}): not tried. Log in with a phone of your own to try it.`)
}
await closeDb()
