import { demandOfSpecialist } from '#app/moderation/advice.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { t } from '#app/platform/language/words.ts'
import { demandInFile } from './demand-in-file.server.ts'
import { scanFileSoon } from './file-scan.server.ts'
import { fileMessages, storeFile, readFileField } from './file-upload.server.ts'
import { longestBurst } from '../limits.ts'
import { sideOf, type Writer } from '../people.ts'
import { closedSentence } from '../policy.ts'
import { MessageInput } from '../schema.server.ts'
import { type SendFailure, sendMessage } from '../send-message.server.ts'

type Received =
	| { ok: true; messageId: string; isHeld: boolean }
	| { ok: false; failure?: SendFailure; problem: FormProblem }

/** Takes the form of a message, with or without a file, and sends it. */
export async function receiveMessage(request: Request, writer: Writer, otherId: string): Promise<Received> {
	const form = await readForm(request)
	const upload = await readFileField(form)
	const parsed = parseFormData(form, MessageInput)
	if (!parsed.ok) return { ok: false, problem: parsed.problem }
	const { values } = parsed
	const { body, clientKey } = parsed.value
	if (!body && !upload)
		return { ok: false, problem: { values, fields: { body: [t`Enter a message or attach a file.`] } } }

	const stored = upload ? await storeFile(upload) : null
	if (stored && !stored.ok) return { ok: false, problem: { values, fields: { file: [fileMessages[stored.failure]] } } }

	if (upload && stored && writer.kind === 'member') {
		const demand = await demandInFile(upload.bytes, stored.value.contentType)
		if (demand) return { ok: false, failure: 'demand', problem: { values, fields: { file: [demand] } } }
	}

	const sent = await sendMessage(writer, otherId, { body: body ?? '', clientKey, file: stored?.value })
	if (!sent.ok) return { ...sent, problem: { values, form: sentenceFor(writer, sent.failure) } }
	if (sent.value.fileId) await scanFileSoon(sent.value.fileId)
	return { ok: true, messageId: sent.value.messageId, isHeld: sent.value.isHeld }
}

function sentenceFor(writer: Writer, failure: SendFailure): string {
	if (failure === 'not-found') return t`This conversation is no longer available.`
	if (failure === 'file-with-held-text') return heldWithFile
	if (failure === 'demand') return demandOfSpecialist()
	if (failure !== 'too-fast') return closedSentence(sideOf(writer), failure)
	return t`You can send up to ${{ most: longestBurst.messages }} messages in ${{ minutes: longestBurst.minutes }} minutes. Wait a little and try again.`
}

const heldWithFile =
	'We have to review this message before it is sent, and a message in review cannot carry a file. Send it without the file.'

/** Until some of the messages of the last ten minutes no longer count. */
export const tooFastSeconds = longestBurst.minutes * 60

/** The status that goes with a refusal. */
export const statusOf = (failure: SendFailure | undefined): number =>
	failure === 'too-fast' ? 429 : failure === undefined || failure === 'demand' ? 422 : 409
