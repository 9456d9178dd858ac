import { expect, test } from 'vitest'
import { returnPage } from './return-page.ts'

const id = '0198b1c2-0000-4000-8000-000000000001'
const requestId = '0198b1c2-0000-4000-8000-000000000002'
function from(query: string, status = 'verified') {
	const request = new Request(`http://localhost/hospitals/${id}/report${query}`)
	const { to, label } = returnPage(request, { id, name: 'Lakeside Heart Institute', status })
	return { to, label }
}

test('whoever reports or blocks a hospital goes back to the request they came from, else to the hospital', () => {
	expect(from(`?request=${requestId}`)).toEqual({ to: `/contact-requests/${requestId}`, label: 'Contact request' })
	expect(from('')).toEqual({ to: `/hospitals/${id}`, label: 'Lakeside Heart Institute' })
	expect(from('?request=//evil.example')).toEqual(from(''))
})

test('a suspended hospital has no page to go back to', () => {
	expect(from('', 'suspended')).toEqual({ to: '/contact-requests', label: 'Contact requests' })
})
