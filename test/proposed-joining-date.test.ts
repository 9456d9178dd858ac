import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as applicantPage from '#app/applications/routes/applicant.tsx'
import * as applicationPage from '#app/applications/routes/show.tsx'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { proposeJoiningDate } from '#app/offers/placements/joining-date.server.ts'
import * as offerPage from '#app/offers/routes/show.tsx'
import { addDays, formatDate, istToday } from '#app/platform/text/dates.ts'
import { askRoute } from './ask-route.ts'

const today = istToday(new Date())
const agreed = addDays(today, 14)

test('every page of the offer shows both sides the date that is proposed, and what each can do', async () => {
	const { id, applicationId, specialist, member } = await anOffer({ status: 'accepted', startsOn: agreed })
	const pages = async () => {
		const read = async (
			page: { loader: unknown; default: unknown },
			path: string,
			as: typeof specialist | typeof member,
		) => {
			const loaderData = (await askRoute(page.loader, path, { as })) as unknown as { proposed: object | null }
			const element = createElement(page.default as ComponentType<object>, { loaderData } as object)
			const router = createMemoryRouter([{ path: '/', element }])
			return renderToStaticMarkup(createElement(RouterProvider, { router }))
		}
		return {
			specialist: [
				await read(offerPage, `/offers/${id}`, specialist),
				await read(applicationPage, `/applications/${applicationId}`, specialist),
			],
			hospital: [await read(applicantPage, `/hospital/applications/${applicationId}`, member)],
		}
	}
	for (const html of Object.values(await pages()).flat()) expect(html).not.toContain('/joining-dates/')

	const made = await proposeJoiningDate(specialist, id, { startsOn: addDays(today, 30), reason: 'My notice.', agreed })
	const mine = made.ok ? made.value.proposalId : ''

	const shown = await pages()
	const date = formatDate(addDays(today, 30))
	for (const html of shown.specialist) {
		expect(html).toContain(`You proposed ${date}`)
		expect(html).toContain(`/joining-dates/${mine}/withdrawal`)
		expect(html).not.toContain(`/joining-dates/${mine}/acceptance`)
	}
	for (const html of shown.hospital) {
		expect(html).toContain(`proposes ${date}`)
		expect(html).toContain(`/joining-dates/${mine}/acceptance`)
		expect(html).toContain(`/joining-dates/${mine}/refusal`)
		expect(html).not.toContain(`/joining-dates/${mine}/withdrawal`)
	}
})
