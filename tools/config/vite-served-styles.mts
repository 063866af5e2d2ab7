import type { Plugin } from 'vite';

// As they stand in the package: the served element's rules are put into a new one, and the element is thrown away.
const MOVED = /(\w+)\((\w+),(\w+)\),\3\.parentNode&&\3\.parentNode\.removeChild\(\3\)/;
const READ = /(const (\w+)=\w+\.match\(\w+\);if\(\2\)\{[^}]*\.getTag\(\)\.insertRules\(\w+,)(\w+)\)/;
const WRITE =
  /this\.length=0\}insertRule\((?:(?!class)[^])*?this\.sheet\.deleteRule\((?:(?!class)[^])*?getRule\((?:(?!class)[^])*?\.cssText:""\}/;

const members = `this.length=this.kept=0}
insertRule(at,rule){
  try{
    if(this.counts)this.kept++;
    else if(at<this.kept){this.served.insertRule(rule,at);this.kept++}
    else this.sheet.insertRule(rule,at-this.kept);
    this.length++;
    return true;
  }catch{return false}
}
deleteRule(at){
  if(at<this.kept){this.served.deleteRule(at);this.kept--}
  else this.sheet.deleteRule(at-this.kept);
  this.length--;
}
getRule(at){
  const rule=at<this.kept?this.served.cssRules[at]:this.sheet.cssRules[at-this.kept];
  return rule?rule.cssText:"";
}`;

// Only where the browser has understood every rule is the number of a rule the same in the text and in the sheet.
const keepServed = `
function keepServed(sheet,style,read){
  const rules=style.textContent.split("/*!sc*/").filter((rule)=>rule.trim()).length;
  const {tag}=sheet.getTag();
  if(tag.kept!==0||tag.length>0||style.sheet?.cssRules.length!==rules)return false;
  tag.served=style.sheet;
  tag.counts=true;
  read(sheet,style);
  tag.counts=false;
  style.setAttribute("data-styled","active");
  return true;
}`;

/**
 * Leaves the styles that came with the HTML where they are. Styled-components reads from them what it need not make again, but
 * on the way moves each rule into a sheet of its own, and whenever a later part of the page brings a rule, that whole sheet counts as
 * new: a phone works out every style of the page once more, each time. Kept, the served sheet stays as it was parsed, and what
 * comes later stands in a second one behind it.
 */
export function servedStyles(): Plugin {
  return {
    name: 'served-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/styled-components\/dist\/styled-components\.browser\.esm\.js$/ },
      handler(code) {
        const patterns = [MOVED, READ, WRITE];
        if (!patterns.every((pattern) => pattern.test(code)))
          this.error('styled-components keeps its sheet in another way');
        return {
          code:
            code
              .replace(
                MOVED,
                (moved, read: string, sheet: string, style: string) =>
                  `keepServed(${sheet},${style},${read})||(${moved})`,
              )
              // The mark behind a component's rules is a rule of the sheet too.
              .replace(
                READ,
                (_, before: string, match: string, rules: string) => `${before}[...${rules},${match}.input])`,
              )
              .replace(WRITE, () => members) + keepServed,
          map: null,
        };
      },
    },
  };
}
