/** Styles of /dev/outbox: colours and sizes of the design, without the host's bundle. */
export const outboxStyles = `
*{box-sizing:border-box}
html{font-size:100%}
body{margin:0;background:#f5f7f7;color:#1f2933;font:1.125rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
a{color:#005b61;text-underline-offset:.2em}
a:hover{color:#003a3d}
a:focus-visible,summary:focus-visible,pre:focus-visible,iframe:focus-visible{outline:3px solid #0b0c0c;outline-offset:2px;box-shadow:0 0 0 8px #fd0;border-radius:8px}
header{display:flex;align-items:center;gap:16px;padding:12px max(16px,calc(50% - 480px));background:#001529}
header a{display:inline-flex;align-items:center;min-height:44px;color:#fff;font-size:1.5rem;font-weight:700;text-decoration:none}
header span{padding:2px 12px;border-radius:99px;background:#00b0bb;color:#0b0c0c;font-size:1rem}
main{max-width:992px;margin:0 auto;padding:32px 16px 64px}
.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 24px}
h1{margin:0;font-size:2.25rem;line-height:1.25}
h2{margin:0 0 8px;font-size:1.5rem;line-height:1.25}
p{max-width:75ch;margin:12px 0 24px}
.button{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border:2px solid #005b61;border-radius:10px;background:#fff;font-weight:600;text-decoration:none}
.notice,.mails>li{background:#fff;border-radius:12px;box-shadow:0 1px 2px rgb(0 21 41/6%),0 6px 20px rgb(0 21 41/6%)}
.notice{padding:24px}
.notice p{margin:0}
.mails{display:grid;gap:16px;margin:0;padding:0;list-style:none}
summary{min-height:48px;cursor:pointer;border-radius:12px}
.mails>li>details>summary{padding:16px 24px 16px 52px;position:relative;list-style:none}
.mails>li>details>summary::-webkit-details-marker{display:none}
.mails>li>details>summary::before{content:"";position:absolute;left:24px;top:24px;width:10px;height:10px;border:solid #005b61;border-width:0 3px 3px 0;transform:rotate(-45deg)}
.mails>li>details[open]>summary::before{transform:rotate(45deg)}
.mails>li>details>summary:hover{background:#e6f7f8}
.subject{display:block;font-size:1.25rem;font-weight:700;line-height:1.3;overflow-wrap:anywhere}
.facts{display:flex;flex-wrap:wrap;gap:0 24px;color:#4a5560;overflow-wrap:anywhere}
.content{padding:0 24px 20px}
iframe{display:block;width:100%;height:52rem;border:1px solid #d5dddf;border-radius:10px;background:#f5f7f7;color-scheme:light}
.text{margin-top:8px}
.text>summary{display:flex;align-items:center;width:fit-content;padding:0 8px;color:#005b61;text-decoration:underline;text-underline-offset:.2em}
pre{margin:0;padding:16px;border:1px solid #d5dddf;border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere;font:1rem/1.5 ui-monospace,Consolas,monospace}
@media (max-width:48em){
main{padding-top:24px}
h1{font-size:1.75rem}
.content{padding:0 8px 12px}
.mails>li>details>summary{padding:14px 12px 14px 40px}
.mails>li>details>summary::before{left:16px}
iframe{height:78rem}
}
`;
