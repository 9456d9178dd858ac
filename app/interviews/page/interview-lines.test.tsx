import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { InterviewLines } from './interview-lines.tsx'

const line = {
	...{ id: '1', status: 'proposed' as const, hospitalName: 'Lakeside', jobTitle: 'ICU Nurse', applicationId: '2' },
	...{ when: null, mode: 'In person', place: null },
}
const links = (turn: string, isMyTurn: boolean, plain = false) => {
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<InterviewLines interviews={[{ ...line, turn, isMyTurn }]} plain={plain} />
		</MemoryRouter>,
	)
	return [...html.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, inside = '']) => inside.replace(/<[^>]+>/g, ''))
}

test('what a specialist has to do in a list of interviews is a link to where they do it, and what they wait for is none', () => {
	expect(links('Choose a time', true)).toEqual(['Lakeside', 'Choose a time: Lakeside'])
	expect(links('Awaiting new times', false)).toEqual(['Lakeside'])
	expect(links('Choose a time', true, true)).toEqual([])
})
