import { expect, test } from 'vitest'
import { ProgramFailed } from '../process-answer.server.ts'
import { ServerBusy } from './busy.server.ts'
import { type Fault, faultOf } from './faults.ts'

const coded = (code: string) => Object.assign(new Error('made up'), { code })

test.each<[Fault, Error]>([
	['away', coded('ECONNREFUSED')],
	['away', coded('08006')],
	['away', coded('53300')],
	['away', coded('57P03')],
	['away', coded('25006')],
	['away', new Error('timeout exceeded when trying to connect')],
	['away', new Error('timeout expired')],
	['away', new Error('Connection terminated unexpectedly')],
	['away', new Error('Client has encountered a connection error and is not queryable')],
	['away', new AggregateError([coded('ECONNREFUSED')])],
	['away', new Error('Failed query', { cause: coded('ECONNRESET') })],
	['away', Object.assign(new Error('slow down'), { $metadata: { httpStatusCode: 503 } })],
	['disk', coded('53100')],
	['disk', coded('ENOSPC')],
	['timeout', new Error('Failed query', { cause: coded('57014') })],
	['conflict', coded('40001')],
	['conflict', coded('40P01')],
	['busy', new ServerBusy('full')],
	['busy', new Error('Failed query', { cause: new ServerBusy('full') })],
	['busy', new ProgramFailed('ended', 'It was ended by SIGKILL')],
	['gone', new DOMException('left', 'AbortError')],
])('%s: %s', (fault, error) => {
	expect(faultOf(error)).toBe(fault)
})

test.each([new TypeError('undefined is not a function'), coded('23505'), coded('42P01'), coded('22P02'), 'text', null])(
	'%s is a bug',
	(error) => {
		expect(faultOf(error)).toBeNull()
	},
)
