// Runs on the site of a hospital: puts its list of jobs where the script tag is, and gives it the height it needs.
;(() => {
	const tag = document.currentScript
	if (!tag) return
	const { hospital = '', theme = 'auto' } = tag.dataset
	const { origin } = new URL(tag.src)
	const frame = document.createElement('iframe')
	frame.src = `${origin}/embed/jobs/${encodeURIComponent(hospital)}?theme=${encodeURIComponent(theme)}`
	frame.title = tag.dataset.title || 'Open jobs'
	frame.loading = 'lazy'
	frame.style.cssText = 'display:block;width:100%;height:480px;border:0'
	addEventListener('message', ({ source, origin: from, data }) => {
		if (source !== frame.contentWindow || from !== origin) return
		if (typeof data?.jobListHeight === 'number')
			frame.style.height = `${Math.min(20000, Math.ceil(data.jobListHeight))}px`
	})
	tag.after(frame)
})()
