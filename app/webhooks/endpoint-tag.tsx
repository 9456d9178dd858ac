import { Tag } from '#app/ui/tag.tsx'

/** How an endpoint does; nothing where all is well. */
export function EndpointTag({ isStopped, isFailing }: { isStopped: boolean; isFailing: boolean }) {
	if (isStopped) return <Tag tone="danger">Turned off</Tag>
	return isFailing ? <Tag tone="warning">Failing</Tag> : null
}
