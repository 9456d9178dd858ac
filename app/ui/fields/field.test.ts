import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioGroup } from './choice-group.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'

const attribute = (html: string, tag: string, name: string) =>
	new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

test('a field is described by its hint and its error, and marked wrong', () => {
	const html = renderToStaticMarkup(
		createElement(TextField, {
			name: 'email',
			label: 'Email',
			hint: 'We send the code there.',
			error: ['Wrong', 'Worse'],
		}),
	)

	expect(attribute(html, 'input', 'aria-describedby')).toBe('email-hint email-error')
	expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
	expect(attribute(html, 'label', 'for')).toBe('email')
	expect(html).toContain('<p id="email-error" class="field-error">Wrong</p>')
})

test('a field without hint and error points at nothing', () => {
	const html = renderToStaticMarkup(createElement(TextField, { name: 'city', label: 'City', defaultValue: 'Pune' }))

	expect(html).not.toContain('aria-describedby')
	expect(html).not.toContain('aria-invalid')
	expect(attribute(html, 'input', 'value')).toBe('Pune')
})

test('two fields of one name live on one page under ids of their own', () => {
	const html = renderToStaticMarkup(
		createElement(TextField, { name: 'name', id: 'quick-name', label: 'Name', error: 'Empty' }),
	)

	expect(attribute(html, 'input', 'name')).toBe('name')
	expect(attribute(html, 'input', 'id')).toBe('quick-name')
	expect(attribute(html, 'input', 'aria-describedby')).toBe('quick-name-error')
})

test('the phone prefix is read out with its input', () => {
	const html = renderToStaticMarkup(createElement(PhoneField, { name: 'phone', label: 'Phone', error: 'Wrong' }))

	expect(attribute(html, 'input', 'aria-describedby')).toBe('phone-prefix phone-error')
	expect(attribute(html, 'input', 'autoComplete')).toBe('tel-national')
})

test('the error summary leads to the first choice of a group', () => {
	const problem = { fields: { shift: ['Choose a shift'], notes: undefined } }
	const options = [
		{ value: 'day', label: 'Day' },
		{ value: 'night', label: 'Night' },
	]
	const summary = renderToStaticMarkup(createElement(ErrorSummary, { problem }))
	const group = renderToStaticMarkup(
		createElement(RadioGroup, { name: 'shift', label: 'Shift', options, error: 'Choose a shift' }),
	)

	expect(attribute(summary, 'a', 'href')).toBe('#shift')
	expect(summary.match(/<li>/g)).toHaveLength(1)
	expect(attribute(group, 'input', 'id')).toBe('shift')
	expect(attribute(group, 'fieldset', 'aria-describedby')).toBe('shift-error')
})

test('there is no summary without a problem', () => {
	expect(renderToStaticMarkup(createElement(ErrorSummary, { problem: { fields: { name: [] } } }))).toBe('')
})

test('an error summary names the fields, in the order of the form', () => {
	const html = renderToStaticMarkup(
		createElement(ErrorSummary, {
			problem: { fields: { pay: ['Required'], unknown: ['Too long'], title: ['Required'], city: [] } },
			labels: { title: 'Title', city: 'City', pay: 'Pay' },
		}),
	)

	const lines = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, line]) => line)
	expect(lines).toEqual(['Title: Required', 'Pay: Required', 'Too long'])
})

test('what is wrong with a form is said beside its fields, not in a bubble of the browser', () => {
	const withBubbles = globSync('app/**/*.tsx').filter((path) =>
		[...readFileSync(path, 'utf8').matchAll(/<(fetcher\.Form|Form|form)\b[^]*?<\/\1>/g)].some(
			([form]) => /\brequired\b/.test(form) && !/noValidate|method="get"/.test(form),
		),
	)

	expect(withBubbles).toEqual([])
})
