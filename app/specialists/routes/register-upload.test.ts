import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aPhone } from '#app/identity/fixtures.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { incomingPerDay } from '../resumes/resume-upload.server.ts'
import { action as register } from './register.tsx'

const resume = new Uint8Array(aPdf())

type Refusal = { init?: { status: number; headers: Record<string, string> }; data?: { form?: string; fields?: object } }

async function registerWithResume(phone: string, clientAddress: string) {
	const body = new FormData()
	for (const [name, value] of Object.entries({ flow: 'register', name: 'Dr Asha Menon', phone, consent: 'on' }))
		body.set(name, value)
	body.set('resume', new File([resume], 'cv.pdf'))
	const request = new Request('http://localhost:3000/doctors/register', { method: 'POST', body })
	const context = new RouterContextProvider()
	context.set(requestFacts, { requestId: '', cspNonce: '', clientAddress, firstPage: false, language: null })
	const args = { request, context, params: {}, url: new URL(request.url), pattern: '/doctors/register' }
	const answer = (await register(args as never)) as Response & Refusal
	return { status: answer.init?.status ?? answer.status, ...answer.data, headers: answer.init?.headers }
}

function countStored() {
	const folder = path.join(env.DATA_DIR, 'files')
	const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
	return entries.filter((entry) => entry.isFile()).length
}

test('a resume is not stored for a visitor who has to wait for the next code', async () => {
	const phone = aPhone()
	const before = countStored()
	expect((await registerWithResume(phone, '198.51.100.1')).status).toBe(303)
	expect(countStored()).toBe(before + 1)

	const refused = await registerWithResume(phone, '198.51.100.1')

	expect(refused).toMatchObject({ status: 429, form: expect.stringContaining('Too many codes requested') as string })
	expect(Number(refused.headers?.['Retry-After'])).toBeGreaterThan(0)
	expect(countStored()).toBe(before + 1)
})

test('from one address only so many resumes are stored in a day before anyone has proved a number', async () => {
	const before = countStored()
	const sent = []
	// Of different blocks: numbers that follow each other have a limit of their own.
	for (let i = 0; i < incomingPerDay.address + 5; i++)
		sent.push(await registerWithResume(`+9198${22_000_000 + i * 10_007}`, '198.51.100.2'))

	const refused = sent.filter(({ fields }) => fields !== undefined)
	expect(refused).toHaveLength(5)
	expect(refused.at(-1)).toMatchObject({
		status: 429,
		fields: { resume: [expect.stringContaining('add it after you log in') as string] },
	})
	expect(countStored() - before).toBe(incomingPerDay.address)
	expect((await registerWithResume(aPhone(), '198.51.100.3')).status).toBe(303)
})

test('of all visitors together no more than two thousand resumes are stored in a day', async () => {
	const others = Array.from({ length: 1_999 }, (_, at) => `file ${at}`)
	await consumeAllowance('incoming', others, 2_000)

	expect((await registerWithResume(aPhone(), '198.51.100.4')).status).toBe(303)
	expect((await registerWithResume(aPhone(), '198.51.100.5')).status).toBe(429)
})
