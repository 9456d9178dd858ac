import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { checkedOn, termMeanings } from '../terms/meanings.ts'
import { termsPath } from '../terms/terms-path.ts'
import type { Route } from './+types/terms.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () =>
	data(
		{ meanings: termMeanings(), checkedOn: formatDay(checkedOn), origin: env.APP_ORIGIN },
		{ headers: shareWithVisitors() },
	)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? pageMeta({
				origin: loaderData.origin,
				path: termsPath,
				site: brand.name,
				title: t`What the terms of a job mean`,
				description: t`Bond, original certificates, PF, pay day, final settlement, notice, nights: what each term of a hospital job means for you.`,
			})
		: []

export default function Terms({ loaderData: { meanings, checkedOn: day } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				back={{ to: '/jobs', label: t`All jobs` }}
				title={t`What these words mean`}
				lead={t`Hospitals state these terms with a job, so that you read them before you apply.`}
			/>
			<dl className="grid max-w-prose gap-5">
				{meanings.map(({ name, label, meaning }) => (
					<div key={name} id={name} className="grid gap-1">
						<dt className="text-lg font-semibold">{label}</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<p className="max-w-prose text-sm text-ink-2">
				{t`General information, checked on ${{ day }}. It is not legal advice. Your contract and the law decide.`}
			</p>
		</main>
	)
}
