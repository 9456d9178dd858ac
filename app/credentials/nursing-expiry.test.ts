import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { councils } from '#app/catalog/councils.ts'
import { ClaimForm } from './components/claim-form.tsx'
import { formChoices } from './form-choices.server.ts'
import { claimSchema } from './schema.server.ts'

const nursing = councils.filter(({ profession }) => profession === 'nurse')
const renewed = `${new Date().getFullYear() + 3}-01-31`
const claim = (councilCode: string, fields: Record<string, string> = {}) => {
	const given = { councilCode, number: 'XXI-54321', year: '2019', validUntil: '', holderName: '', ...fields }
	return claimSchema('registration', [councilCode]).safeParse(given)
}

test('a registration with a nursing council needs its date, or that the certificate shows none', () => {
	expect(nursing.length).toBeGreaterThan(20)
	for (const { code } of nursing) {
		expect([code, claim(code).error?.issues.map(({ path }) => path.join())]).toEqual([code, ['validUntil']])
		expect([code, claim(code, { noExpiry: 'on' }).success, claim(code, { validUntil: renewed }).success]).toEqual([
			...[code, true, true],
		])
	}
	expect(claim('MH-MC').success).toBe(true)
})

test('the form of a nurse is not ticked beforehand', () => {
	const nurse = { profession: 'nurse', specialitySlug: 'icu-nurse' } as const
	const form = createElement(ClaimForm, {
		...{ kind: 'registration', choices: formChoices('registration', nurse), stored: null },
		...{ ownName: 'Sister Sunita Pawar', problem: undefined, button: 'Add' },
	})
	const html = renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: () => form }])))

	const box = /<input[^>]*name="noExpiry"[^>]*>/.exec(html)?.[0]
	expect(box).toContain('type="checkbox"')
	expect(box).not.toContain('checked')
	expect(html).toContain('for example XXI-54321')
	expect(html).not.toContain('MMC')
})
