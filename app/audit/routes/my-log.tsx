import { specialistOf } from '#app/identity/groups.server.ts'
import { t } from '#app/platform/language/words.ts'
import { pageAsked } from '#app/platform/paging.ts'
import { SettingsFrame } from '#app/specialists/settings-frame.tsx'
import { asWritten } from '#app/ui/as-written.ts'
import { Chosen } from '#app/ui/chosen.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Table } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Entry, Linked, When } from '../components/entry.tsx'
import { listMyLog } from '../queries.server.ts'
import type { Route } from './+types/my-log.ts'
import { titled } from '#app/ui/page/page-title.tsx'

const home = '/settings/my-data/log'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const page = pageAsked(searchParams)
	const readings = searchParams.get('show') !== 'all'
	return { page, readings, ...(await listMyLog(specialistOf(context), { page, readings })) }
}

export const meta = () => [titled(t`Activity log`)]

const addressOf = (readings: boolean, page = 1) => {
	const query = new URLSearchParams({
		...(readings ? {} : { show: 'all' }),
		...(page > 1 ? { page: String(page) } : {}),
	})
	return query.size > 0 ? `${home}?${query}` : home
}

export default function MyLog({ loaderData }: Route.ComponentProps) {
	const { page, readings, entries, summary, hasMore } = loaderData
	return (
		<SettingsFrame current="my-data">
			<section className="grid grid-cols-1 gap-3">
				<h2 className="text-lg">{t`Activity log`}</h2>
				<p className="max-w-prose text-ink-2">
					{t`Each time a hospital or our team was shown your data, and each decision about your account. Entries cannot be edited. We keep them for three years.`}
				</p>
				<Tabs
					label={t`Activity log`}
					tabs={[
						{ to: home, label: t`Who saw your data`, current: readings },
						{ to: addressOf(false), label: t`All activity`, current: !readings },
					]}
				/>
			</section>
			{entries.length === 0 ? (
				<EmptyState title={t`No entries yet`}>
					{t`When a hospital or our team is shown your data, it is listed here.`}
				</EmptyState>
			) : (
				<Panel flush>
					<Table
						caption={t`Activity log, newest first`}
						rows={entries}
						rowKey={({ id }) => id}
						columns={[
							{
								key: 'what',
								header: t`What`,
								isRowHeader: true,
								cell: ({ what, fields, thing, reason }) => (
									<Entry what={what} fields={fields} thing={thing}>
										{reason === null ? null : <Chosen text={reason} />}
									</Entry>
								),
							},
							{
								key: 'who',
								header: t`Who`,
								cell: ({ who, whoHref, isHospital }) => (
									<Linked to={whoHref}>{isHospital ? <span {...asWritten()}>{who}</span> : who}</Linked>
								),
							},
							{
								key: 'when',
								header: t`When`,
								cell: ({ at, span }) => <When at={at} span={span} />,
							},
						]}
					/>
					{page > 1 || hasMore ? (
						<Pagination
							summary={summary}
							previous={page > 1 ? addressOf(readings, page - 1) : null}
							next={hasMore ? addressOf(readings, page + 1) : null}
						/>
					) : null}
				</Panel>
			)}
		</SettingsFrame>
	)
}
